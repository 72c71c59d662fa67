/**
 * A process that works on the jobs of a database, so that tests can kill it. It reports when a job has started and
 * when its work is written, and waits between the two and before the commit.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { callsOn } from '../../platform/call/index.ts'
import { connect } from '../../platform/database/index.ts'
import { defineJobs, jobDesk, once } from '../../platform/jobs/index.ts'
import { startJobs } from '../../platform/jobs/runner.ts'
import { createLog } from '../../platform/log/index.ts'

export const faultJobs = defineJobs({
  'fault.step': {
    payload: z.object({ step: z.int() }),
    scope: 'system',
    lanes: 2,
    lookEvery: 1,
    retry: { times: 10, firstPause: 1, longestPause: 1 },
  },
})

if (import.meta.main) await work(process.argv[2] ?? '')

async function work(connectionString: string): Promise<void> {
  const log = createLog({ level: 'silent' })
  const database = await connect(connectionString, 'url', 5, log)
  const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)
  const desk = jobDesk(faultJobs, {
    'fault.step': once(async ({ system }, { step }) => {
      say({ begun: step })
      await sleep(20)
      await system(({ db }) => sql`insert into steps (step) values (${step})`.execute(db))
      say({ written: step })
      await sleep(60)
    }),
  })
  const calls = callsOn(database.kysely)
  const pace = { heartbeat: 10, supervise: 1, timetable: 30 }
  await startJobs({ connectionString, calls, desks: [desk], log, pace })
  say({ ready: true })
}
