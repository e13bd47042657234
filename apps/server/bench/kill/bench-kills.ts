import { randomUUID } from 'node:crypto';
import { publish, table } from '../report.ts';
import { runDatabaseKills } from './database-kills.ts';
import { runEffectKills } from './effect-kills.ts';
import { runServerKills } from './server-kills.ts';

const progress = (line: string) => process.stderr.write(`  ${line}\n`);

/** Kills the product 100 times during writes and 100 times during deliveries, and publishes the counts. */
export async function benchKills({ kills }: { kills: number }): Promise<void> {
  const seed = randomUUID();
  progress(`seed ${seed}`);
  const server = await runServerKills(kills, seed, { progress });
  const effects = await runEffectKills(kills, seed, progress);
  publish(
    'Killed with -9',
    [
      table(
        ['server under writes', 'count'],
        [
          ['kills of the server', server.kills],
          ['of them together with its database', server.databaseKills],
          ['tickets acknowledged', server.tickets],
          ['replies acknowledged', server.contents],
          ['**acknowledged and lost**', server.lostTickets + server.lostContents],
          ['**stored twice**', server.doubled],
          ['**half-written tickets**', server.torn],
          ['**jobs still locked 15 s later**', server.lockedJobs],
        ],
      ),
      table(
        ['worker while it delivers', 'count'],
        [
          ['kills of the worker', effects.kills],
          ['effects', effects.effects],
          ['done', effects.done],
          ['uncertain, left to a person', effects.uncertain],
          ['repeated to a receiver that recognises the key', effects.repeated],
          ['**sent twice**', effects.twice],
          ['**lost**', effects.lost],
          ['**never settled**', effects.unsettled],
          ['interrupted by a kill', effects.interrupted],
          ['longest wait of an interrupted one, seconds', effects.longestWait.toFixed(1)],
        ],
      ),
    ].join('\n\n'),
  );
}

/** Kills only the database 50 times (`--kills`), and publishes how long the product was away and what was lost. */
export async function benchOutages({ kills }: { kills: number }): Promise<void> {
  const seed = randomUUID();
  progress(`seed ${seed}`);
  const result = await runDatabaseKills(Math.min(kills, 50), seed, { progress });
  const away = result.away.toSorted((a, b) => a - b);
  publish(
    'The database killed with -9',
    table(
      ['server under writes and jobs', 'count'],
      [
        ['kills of the database', result.kills],
        ['**times the server ended too**', result.serverEnds],
        ['tickets acknowledged', result.tickets],
        ['replies acknowledged', result.contents],
        ['**acknowledged and lost**', result.lostTickets + result.lostContents],
        ['**stored twice**', result.doubled],
        ['**half-written tickets**', result.torn],
        ['**jobs still locked 15 s later**', result.lockedJobs],
        ['seconds until the next write was acknowledged, median', (away[away.length >> 1] ?? 0).toFixed(1)],
        ['the longest', (away.at(-1) ?? 0).toFixed(1)],
      ],
    ),
  );
}
