import type { FileVisibility } from '@hamyar/contracts';
import { demoAttachments } from '../../platform/demo/demo-attachments.ts';
import type { DemoCompany, DemoFiles, DemoRows, DemoValue } from '../../platform/demo/demo-data.ts';
import { makeThumbnail } from '../attachments/public.ts';
import { DEMO_TREE, type DemoFolder, type DemoLeaf } from './files-demo-corpus.ts';
import { keyFor, nameColumns } from './file.service.ts';

const FILE_COLUMNS = [
  'id',
  'parent_id',
  'folder',
  'name',
  'name_norm',
  'visibility',
  'public_key',
  'owner_id',
  'created_at',
  'updated_at',
] as const;

const HOUR = 3_600_000;

/** The folders and files of the demo company: pictures, documents, workbooks, texts and a sound. */
export async function filesDemo({ people, end }: DemoCompany, files: DemoFiles): Promise<DemoRows[]> {
  const owners = people.filter(({ employee }) => employee).map(({ id }) => id);
  const rows: DemoValue[][] = [];
  const contents = demoAttachments(files);
  const thumbnails = new Map<string, Awaited<ReturnType<typeof makeThumbnail>>>();

  async function add(item: DemoFolder | DemoLeaf, parent: number | null, above: FileVisibility): Promise<void> {
    const id = rows.length + 1;
    const visibility = item.visibility ?? above;
    const at = new Date(end.getTime() - (id * 29 + 5) * HOUR);
    const owner = owners[(id * 7) % owners.length] ?? 1;
    const folder = 'items' in item;
    const { name, name_norm } = nameColumns(item.name);
    rows.push([id, parent, folder, name, name_norm, visibility, keyFor(visibility, folder), owner, at, at]);
    if (folder) for (const inner of item.items) await add(inner, id, visibility);
    else await addFile(item, { id, name, owner, at });
  }

  async function addFile(item: DemoLeaf, row: { id: number; name: string; owner: number; at: Date }): Promise<void> {
    const file = await item.make(files);
    const { hash } = await contents.add(file, { ...row, kind: 'file' });
    const { content: data, mime, width, height } = file;
    const picture = width !== null && height !== null ? { data, width, height } : null;
    if (!thumbnails.has(hash)) thumbnails.set(hash, await makeThumbnail(picture, { file: data, mime }));
    const small = thumbnails.get(hash);
    if (small)
      await contents.add(
        { content: small.data, extension: 'webp', mime: 'image/webp', width: small.width, height: small.height },
        { ...row, kind: 'file_thumbnail' },
      );
  }

  for (const item of DEMO_TREE) await add(item, null, 'staff');
  return [{ table: 'file', columns: FILE_COLUMNS, rows }, contents.rows()];
}
