/** The readable outbox: keeps what would have been sent, so that people and journeys can read codes without a provider. */
import { type DataContext, write } from '../database/index.ts'
import { mailAddress, phoneDigits } from './addresses.ts'
import type { Senders } from './senders.ts'
import { keepSent, type SentMessage } from './store.ts'

/** `context`: of the system scope. */
export function readableSenders(context: DataContext): Senders {
  const keep = (sent: SentMessage) => write(context, ({ db, clock }) => keepSent(db, sent, clock.now()))
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
