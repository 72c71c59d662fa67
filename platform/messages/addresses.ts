/** Checks where a message may go: one recipient, written in full. */
import { UndeliverableError } from './senders.ts'

/** @throws UndeliverableError for anything but one plain address: lists, names in brackets, quotes */
export function mailAddress(to: string): string {
  const [local = '', domain = '', ...more] = to.split('@')
  const plain = (part: string) => part !== '' && !/[\s\p{Cc}<>()[\]",:;\\]/u.test(part)
  if (more.length > 0 || !plain(local) || !plain(domain) || local.length > 64)
    throw new UndeliverableError('This is not one email address')
  return to
}

/** Returns only digits, with the country code. @throws UndeliverableError */
export function phoneDigits(to: string): string {
  const digits = /^\+?([1-9]\d{7,14})$/.exec(to)?.[1]
  if (!digits) throw new UndeliverableError('This is not a telephone number with its country code')
  return digits
}
