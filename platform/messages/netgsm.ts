/** SMS by Netgsm, REST version 2. */
import { setTimeout as sleep } from 'node:timers/promises'
import { phoneDigits } from './addresses.ts'
import { SendingError, ServiceAwayError, type SmsSender, UndeliverableError } from './senders.ts'
import { smsText } from './sms-text.ts'

export interface NetgsmOptions {
  /** Without a trailing slash. */
  url: string
  user: string
  password: string
  /** Sender name that Netgsm has approved. */
  header: string
  timeoutMs?: number
  /** Milliseconds before the second try; the third waits twice as long. */
  pauseMs?: number
}

const tries = 3
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

/** The service is unreachable or had a temporary error: worth another try at once. */
class PassingError extends ServiceAwayError {}

export function netgsmSender(options: NetgsmOptions): SmsSender {
  return {
    send: async ({ to, text }) => {
      const body = JSON.stringify(bodyOf(options.header, to, text))
      for (let attempt = 1; ; attempt += 1) {
        const failure = await post(options, body)
        if (!failure) return
        if (!(failure instanceof PassingError) || attempt === tries) throw failure
        await sleep((options.pauseMs ?? 400) * attempt)
      }
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

/** Turkish numbers without their country code, all others as if dialled from Turkey. */
function numberOf(to: string): string {
  const digits = phoneDigits(to)
  if (/^90\d{10}$/.test(digits)) return digits.slice(2)
  const isWrittenShort = !to.startsWith('+') && /^5\d{9}$/.test(digits)
  return isWrittenShort ? digits : `00${digits}`
}

async function post(options: NetgsmOptions, body: string): Promise<Error | undefined> {
  const { url, user, password, timeoutMs = 10_000 } = options
  try {
    const answer = await fetch(`${url}/sms/rest/v2/send`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return judge(answer.status, await answer.text())
  } catch (error) {
    return new PassingError(`Netgsm could not be reached (${(error as Error).name})`)
  }
}

/** The code in the body decides, whatever the status: a refusal may come with 200. */
function judge(status: number, body: string): Error | undefined {
  const code = /"code"\s*:\s*"?(\d{2,3})"?/.exec(body.slice(0, 10_000))?.[1]
  if (code === '00') return undefined
  if (code !== undefined && code in refusals)
    return new UndeliverableError(`Netgsm ${code}: ${refusals[code]}`)
  if (code !== undefined && code in faults) {
    const said = `Netgsm ${code}: ${faults[code]}`
    return faultsForAll.has(code) ? new ServiceAwayError(said) : new SendingError(said)
  }
  const said = `Netgsm answered ${status}${code ? ` with ${code}` : ''}`
  if (status >= 500 || passing.has(code ?? '')) return new PassingError(said)
  return code === undefined ? new ServiceAwayError(`${said} and no code`) : new SendingError(said)
}
