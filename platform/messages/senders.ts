/** The two doors through which messages leave. An adapter for another provider passes the same exam. */

export interface Mail {
  /** The same at every try, so that a receiving server can tell a repetition. */
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
 * Both resolve once the other side has taken the message over. They throw `UndeliverableError` where trying again
 * cannot help, `ServiceAwayError` where no message of anybody would leave, and any other error where it may.
 */
export interface MailSender {
  send(mail: Mail): Promise<void>
  /** The installation names no service, so that nothing leaves. */
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

/** This message will never arrive: no such recipient, or a text that is refused. Names no recipient. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError'
}

/** For the log: what the other side answered, without what could name a person. */
export class SendingError extends Error {
  override name = 'SendingError'
}

/** The service takes nothing from anybody at the moment: it is away, answers with nothing, or does not let us in. */
export class ServiceAwayError extends SendingError {
  override name = 'ServiceAwayError'
}
