/** Jobs whose workers were killed. */
import type { ClientBase } from 'pg'

/**
 * Returns the jobs that a killed process was doing to their queues, as failed once. They start at once, because
 * people wait for them: an import, a conversion. A job that has been tried before may be the one that ends the
 * process, so it keeps its claim until its heartbeat is missed, and then has the growing pauses of its queue. Call it
 * only while no worker lives.
 */
export async function freeOrphans(client: ClientBase): Promise<void> {
  await client.query(`
    update jobs.job set state = 'retry', start_after = jobs.job_now()
    where state = 'active' and retry_count = 0 and retry_limit > 0`)
}
