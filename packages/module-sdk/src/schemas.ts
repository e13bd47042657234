export {
  moduleManifestSchema,
  moduleReleaseSchema,
  parseManifest,
  shellReleaseSchema,
} from '@hamyar/contracts/schemas';
