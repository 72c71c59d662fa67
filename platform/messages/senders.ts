/** The two ports through which messages leave. Every adapter passes the same shared tests. */

export interface Mail {
  /** The same at every try, so that a receiving server can recognise a repetition. */
  id: string
  to: string
  subject: string
  text: string
  html?: string
}

export interface Sms {
  to: string
  text: string
}

/**
 * Both resolve once the provider has accepted the message. They throw `UndeliverableError` if a retry cannot help,
 * `ServiceAwayError` if the service accepts no messages at all, and any other error if a retry may help.
 */
export interface MailSender {
  send(mail: Mail): Promise<void>
  /** The installation has no provider, so nothing is sent. */
  isMissing?: true
}

export interface SmsSender {
  send(sms: Sms): Promise<void>
  isMissing?: true
}

export interface Senders {
  mail: MailSender
  sms: SmsSender
}

/** This message can never be delivered: no such recipient, or a refused text. Contains no recipient. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError'
}

/** The provider's answer for the log, without anything that could identify a person. */
export class SendingError extends Error {
  override name = 'SendingError'
}

/** The service accepts nothing at the moment: it is unreachable, sends empty answers, or refuses our sign-in. */
export class ServiceAwayError extends SendingError {
  override name = 'ServiceAwayError'
}
