/** Remembers for each service whether it accepts messages, so that no code is promised that cannot be sent. */
import type { Clock } from '../database/index.ts'
import type { QueuedMessage } from './message.ts'
import { type Senders, ServiceAwayError } from './senders.ts'

type Channel = QueuedMessage['channel']

export interface WatchedSenders extends Senders {
  /** Whether a message of this channel would probably be sent now. */
  delivers(channel: Channel): boolean
}

/** After this time a service that was unreachable is tried with the next message. */
const restMs = 30_000

export function watchSenders({ mail, sms }: Senders, clock: Clock): WatchedSenders {
  const away = new Map<Channel, number>()
  const watched =
    <Given>(channel: Channel, send: (message: Given) => Promise<void>) =>
    async (message: Given): Promise<void> => {
      try {
        await send(message)
        away.delete(channel)
      } catch (error) {
        // The refusal of a single message shows that the service works.
        if (error instanceof ServiceAwayError) away.set(channel, clock.now().getTime())
        else away.delete(channel)
        throw error
      }
    }
  const missing = { email: mail.isMissing, sms: sms.isMissing }
  return {
    mail: { send: watched('email', (message: Parameters<typeof mail.send>[0]) => mail.send(message)) },
    sms: { send: watched('sms', (message: Parameters<typeof sms.send>[0]) => sms.send(message)) },
    delivers: (channel) => {
      const since = away.get(channel)
      const rested = since === undefined ? restMs : clock.now().getTime() - since
      // Negative: the clock was set back meanwhile.
      return !missing[channel] && (rested < 0 || rested >= restMs)
    },
  }
}
