/** The thread in which sound is divided. It asks for the bytes that it needs, and waits after each portion. */
import { parentPort, workerData } from 'node:worker_threads'
import { CustomSource } from 'mediabunny'
import { divide, Indivisible } from './divide.ts'
import type { Order, WorkerAnswer, WorkerMessage } from './messages.ts'

const { size, mostBytes } = workerData as Order
const parent = parentPort as NonNullable<typeof parentPort>
const post = (told: WorkerMessage, moved: ArrayBuffer[] = []) => parent.postMessage(told, moved)

const cacheBytes = 4 * 1024 * 1024

const reading: ((bytes: Uint8Array) => void)[] = []
let goOn = () => {}
parent.on('message', (answered: WorkerAnswer) => {
  if (answered === 'next') goOn()
  else reading.shift()?.(answered)
})

const source = new CustomSource({
  getSize: () => size,
  read: (start, end) =>
    new Promise((resolve) => {
      reading.push(resolve)
      post({ kind: 'read', start, end })
    }),
  maxCacheSize: cacheBytes,
  prefetchProfile: 'network',
})

try {
  for await (const portion of divide(source, mostBytes)) {
    const taken = new Promise<void>((resolve) => {
      goOn = resolve
    })
    post({ kind: 'portion', portion }, [portion.bytes.buffer])
    await taken
  }
  post({ kind: 'done' })
} catch (error) {
  if (!(error instanceof Indivisible)) throw error
  post({ kind: 'indivisible', why: error.message })
}
parent.close()
