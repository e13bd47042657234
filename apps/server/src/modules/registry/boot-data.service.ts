import type { Audience, BootData } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { encodeTimedCursor } from '../../platform/realtime/feed-cursor.ts';
import { currentLowWatermark } from '../../platform/realtime/socket-event.repository.ts';
import { toSessionUser } from '../identity/public.ts';
import { licenseOf } from '../license/public.ts';
import { countUnread, windowStart } from '../notifications/public.ts';
import { settingsOf, toSystemSettings } from '../settings/public.ts';
import { systemDefaultsFor } from '../system/public.ts';
import type { Registry, VisitorGates } from './registry.service.ts';

/** The boot data in one person's page, so that the first paint needs no request (module-platform 2). */
export async function buildBootData(
  deps: Deps,
  registry: Registry,
  about: { audience: Audience; user: CurrentUser | null; version: string; landing: string; visitorPage?: boolean },
): Promise<BootData> {
  const { audience, user, version, landing, visitorPage = false } = about;
  const [reading, licenseReading] = await Promise.all([settingsOf(deps).current(), licenseOf(deps).current()]);
  const settings = toSystemSettings(reading, { version, features: licenseReading.features });
  const common = { edition: audience, settings, server_time: deps.clock.unix(), demo: reading.demo, landing };
  if (!user)
    return {
      ...common,
      user: null,
      registry: visitorPage
        ? registry.snapshotFor({ audience, user, features: licenseReading.features, settings })
        : null,
      defaults: null,
      license: null,
      unread_notifications: 0,
      first: [],
      feed_cursor: null,
    };
  const cursor = await currentLowWatermark(deps.db);
  const [defaults, license, unread] = await Promise.all([
    systemDefaultsFor(deps, user),
    user.full_admin ? licenseOf(deps).onWire() : null,
    countUnread(deps.db, user.id, windowStart(deps.clock.now())),
  ]);
  return {
    ...common,
    user: toSessionUser(user, licenseReading),
    defaults,
    license,
    unread_notifications: unread,
    first: [],
    feed_cursor: encodeTimedCursor(cursor, common.server_time),
    registry: registry.snapshotFor({ audience, user, features: licenseReading.features, settings }),
  };
}

/** What the gates of pages for visitors depend on, now. */
export async function readVisitorGates(deps: Deps, version: string): Promise<VisitorGates> {
  const [reading, { features }] = await Promise.all([settingsOf(deps).current(), licenseOf(deps).current()]);
  return { features, settings: toSystemSettings(reading, { version, features }) };
}
