/** The adapters that an installation uses, by its settings. */
import type { AnyCall } from '../call/index.ts'
import type { Config } from '../config/index.ts'
import { netgsmSender } from './netgsm.ts'
import { readableSenders } from './readable.ts'
import { type MailSender, type Senders, ServiceAwayError, type SmsSender } from './senders.ts'
import { smtpSender } from './smtp.ts'

export type MessageConfig = Pick<
  Config,
  'environment' | 'smtpUrl' | 'mailFrom' | 'netgsmUrl' | 'netgsmUser' | 'netgsmPassword' | 'netgsmHeader'
>

/**
 * Without a provider, messages go to the readable outbox; in production they wait in the queue until there is one.
 * `call` must be of the system scope.
 */
export function openSenders(config: MessageConfig, call: AnyCall): Senders {
  const isReadable = config.environment !== 'production'
  const readable = readableSenders(call)
  return {
    mail: mailBy(config) ?? (isReadable ? readable.mail : absent('SMTP_URL')),
    sms: smsBy(config) ?? (isReadable ? readable.sms : absent('NETGSM_USER')),
  }
}

function mailBy({ smtpUrl, mailFrom }: MessageConfig): MailSender | undefined {
  return smtpUrl ? smtpSender({ url: smtpUrl, from: mailFrom }) : undefined
}

function smsBy(config: MessageConfig): SmsSender | undefined {
  const { netgsmUrl: url, netgsmUser: user, netgsmPassword: password, netgsmHeader: header } = config
  return user && password && header ? netgsmSender({ url, user, password, header }) : undefined
}

const absent = (variable: string) => ({
  isMissing: true as const,
  send: async () => {
    throw new ServiceAwayError(`${variable} is not set, so nothing can be sent`)
  },
})
