/**
 * A double of a model that lets no secret in: everything that it is sent is read, for as long as it runs. A call with
 * a secret of the office is answered with an error, and closing the double then fails.
 */
import assert from 'node:assert/strict'
import {
  type Behaviour,
  type Double,
  type ReceivedRequest,
  startDouble,
} from '@mizan/platform/outside/testing'
import { promptedBy } from './model-double.ts'
import { secretsIn } from './secrets-in.ts'

interface WatchedDouble extends Pick<Double, 'address' | 'received' | 'behave'> {
  /** Adds names, numbers and addresses that no call may contain, beside those that are recognised by their form. */
  plants(...secrets: readonly string[]): void
  /**
   * Runs the work of an office whose administrator has switched secrecy off, and returns the secrets that were sent.
   */
  unwatched(work: () => Promise<unknown>): Promise<string[]>
  /** Everything that was sent while it was watched, since the start. */
  everything(): string
  /** @throws AssertionError if a secret was sent, also one of these */
  close(secrets?: readonly string[]): Promise<void>
}

const refusal = 'data: {"error": {"message": "a secret was sent"}}\n\n'

export async function startWatchedDouble(): Promise<WatchedDouble> {
  const double = await startDouble()
  const planted: string[] = []
  const sent = new Map<ReceivedRequest, string>()
  const leaks: string[] = []
  const found = (received: ReceivedRequest): string[] => {
    if (sent.has(received)) return []
    const { text } = promptedBy(received)
    sent.set(received, text)
    return secretsIn(text, planted)
  }
  const hasSecret = (received: ReceivedRequest): boolean => {
    const secrets = found(received)
    leaks.push(...secrets)
    return secrets.length > 0
  }
  const watched = (behaviour: Behaviour): Behaviour => {
    if (behaviour.kind !== 'answer' || behaviour.betweenMs) return behaviour
    const { parts, ...answering } = behaviour
    const body = (received: ReceivedRequest) => {
      if (hasSecret(received)) return refusal
      if (parts) return parts.join('')
      return (typeof answering.body === 'function' ? answering.body(received) : answering.body) ?? ''
    }
    return { ...answering, body }
  }
  const readAll = () => void double.received.map(hasSecret)
  let last: Behaviour[] = []
  return {
    address: double.address,
    received: double.received,
    behave: (...behaviours) => {
      readAll()
      last = behaviours
      double.behave(...behaviours.map(watched))
    },
    plants: (...secrets) => void planted.push(...secrets),
    unwatched: async (work) => {
      readAll()
      double.behave(...last)
      await work()
      const secrets = double.received.flatMap(found)
      for (const received of double.received) sent.set(received, '')
      double.behave(...last.map(watched))
      return secrets
    },
    everything: () => [...sent.values()].join('\n'),
    close: async (secrets = []) => {
      readAll()
      await double.close()
      const all = [...leaks, ...secretsIn([...sent.values()].join('\n'), secrets)]
      assert.deepEqual([...new Set(all)], [], 'A model was sent secrets.')
    },
  }
}
