/** SMS by Netgsm, REST version 2. */
import { type OutsideAnswer, OutsideError, openOutside, type SaidFailure } from '../outside/index.ts'
import { phoneDigits } from './addresses.ts'
import { SendingError, ServiceAwayError, type SmsSender, UndeliverableError } from './senders.ts'
import { smsText } from './sms-text.ts'

export interface NetgsmOptions {
  /** The address without a trailing slash. */
  url: string
  user: string
  password: string
  /** Sender name that Netgsm has approved. */
  header: string
  timeoutMs?: number
  /** Milliseconds before the second try; the third waits twice as long. */
  pauseMs?: number
}

const mostParts = 6

/** Answers that a retry cannot change, because they concern this message. */
const refusals: Record<string, string> = {
  '20': 'the text is too long or cannot be sent',
  '50': 'a recipient of this kind needs a consent that is not on file',
  '51': 'a recipient of this kind needs a consent that is not on file',
}
/** Answers that the operator has to act on; the message waits. */
const faults: Record<string, string> = {
  '30': 'the user, the password or this address is not allowed',
  '40': 'the sender name is not approved',
  '70': 'a parameter is missing or wrong',
  '80': 'too many calls',
  '85': 'too many messages to this number',
}
/** Faults that would affect every message. */
const faultsForAll = new Set(['30', '40'])
/** Answers after which the same call may succeed in a moment. */
const passing = new Set(['100', '101'])

export function netgsmSender(options: NetgsmOptions): SmsSender {
  const { url, user, password, header, timeoutMs = 10_000, pauseMs = 400 } = options
  const service = openOutside({
    name: 'Netgsm',
    address: url,
    headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
    patience: { connect: timeoutMs, answer: timeoutMs, send: timeoutMs },
    repeats: { pause: pauseMs },
    mostBytes: 10_000,
  })
  return {
    send: async ({ to, text }) => {
      const body = { json: bodyOf(header, to, text) }
      // A code that arrives twice does less harm than one that does not arrive.
      const call = { method: 'POST', to: '/sms/rest/v2/send', body, repeatable: true, failureIn } as const
      await service.text(call).catch((error) => {
        throw error instanceof OutsideError ? sendingErrorOf(error) : error
      })
    },
  }
}

function bodyOf(header: string, to: string, given: string) {
  const { text, isTurkish, parts } = smsText(given)
  if (parts > mostParts) throw new UndeliverableError('The text is too long for an SMS')
  return {
    msgheader: header,
    // Messages about the account are information, not advertising, so no consent list is needed.
    iysfilter: '0',
    ...(isTurkish ? { encoding: 'TR' } : {}),
    messages: [{ msg: text, no: numberOf(to) }],
  }
}

/** Turkish numbers are dialled without their country code, all others as from Turkey. */
function numberOf(to: string): string {
  const digits = phoneDigits(to)
  if (/^90\d{10}$/.test(digits)) return digits.slice(2)
  const isWrittenShort = !to.startsWith('+') && /^5\d{9}$/.test(digits)
  return isWrittenShort ? digits : `00${digits}`
}

/** The code in the body decides, whatever the status: a refusal may come with 200. */
function failureIn({ status, body }: OutsideAnswer): SaidFailure | undefined {
  const code = /"code"\s*:\s*"?(\d{2,3})"?/.exec(body)?.[1]
  if (code === '00') return undefined
  if (code === undefined) return status < 300 ? { problem: 'unreadable' } : undefined
  const isFailing = passing.has(code) || (status >= 500 && !(code in refusals) && !(code in faults))
  return { problem: isFailing ? 'failing' : 'refused', code }
}

function sendingErrorOf({ problem, code = '', message }: OutsideError): Error {
  if (problem !== 'refused' || code === '') return new ServiceAwayError(message)
  if (code in refusals) return new UndeliverableError(`Netgsm ${code}: ${refusals[code]}`)
  const said = code in faults ? `Netgsm ${code}: ${faults[code]}` : message
  return faultsForAll.has(code) ? new ServiceAwayError(said) : new SendingError(said)
}
