/**
 * The readable outbox: keeps messages instead of sending them, so that people and journeys can read codes without a
 * provider.
 */
import type { AnyCall } from '../call/index.ts'
import { mailAddress, phoneDigits } from './addresses.ts'
import type { Senders } from './senders.ts'
import { keepSent, type SentMessage } from './store.ts'

/** `call` belongs to the program that sends. */
export function readableSenders(call: AnyCall): Senders {
  const keep = (sent: SentMessage) => call.system((tx) => keepSent(tx, sent))
  return {
    mail: {
      send: async ({ to, subject, text }) =>
        keep({ channel: 'email', recipient: mailAddress(to), subject, text }),
    },
    sms: {
      send: async ({ to, text }) => {
        phoneDigits(to)
        await keep({ channel: 'sms', recipient: to, subject: null, text })
      },
    },
  }
}
