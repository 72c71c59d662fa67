/** A thread with many guests who all call at once, from a few networks, behind the proxy that names them. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Answers, networks, type Task } from './tasks.ts'

const { address, tasks } = workerData as { address: string; tasks: Task[] }

async function send({ network, path, headers = {}, body }: Task): Promise<[number, unknown]> {
  const answer = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': networks[network] ?? '',
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return [answer.status, await answer.json().catch(() => null)]
}

const answers: Answers = await Promise.all(
  tasks.map(async (task) => {
    const [status, said] = await send(task)
    const token = (said as { data?: { conversationToken?: string } } | null)?.data?.conversationToken
    return { network: task.network, status, ...(token && { token }) }
  }),
)
parentPort?.postMessage(answers)
parentPort?.close()
