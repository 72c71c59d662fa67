/** A double of Netgsm, which misbehaves on request. */
import {
  answers,
  type Behaviour,
  cut,
  type Double,
  fails,
  silent,
  startDouble,
} from '../../outside/testing/index.ts'

export interface ReceivedSms {
  path: string
  authorization: string
  body: { msgheader: string; encoding?: string; iysfilter: string; messages: { msg: string; no: string }[] }
}

/**
 * A number stands for that status; a code of Netgsm for a 200 answer with it in the body; `empty` for a 200 answer
 * without a body.
 */
export type NetgsmMood = 'fine' | 'silent' | 'empty' | 'drop' | number | `${number}`

export interface NetgsmDouble {
  url: string
  /** The messages that it took. */
  received: ReceivedSms[]
  /** One mood for each of the next calls; the last one stays. */
  behave(...moods: NetgsmMood[]): void
  /** Calls since then. */
  calls(): number
  close: Double['close']
}

export async function startNetgsmDouble(): Promise<NetgsmDouble> {
  const double = await startDouble()
  const received: ReceivedSms[] = []
  const fine = answers(({ path, headers, body }) => {
    received.push({ path, authorization: headers.authorization ?? '', body: JSON.parse(String(body)) })
    return { code: '00', jobid: '17377215342605050417149344' }
  })
  const behaviourOf = (mood: NetgsmMood): Behaviour => {
    if (mood === 'fine') return fine
    if (mood === 'silent') return silent
    if (mood === 'drop') return cut
    if (mood === 'empty') return answers('')
    return typeof mood === 'number' ? fails(mood, '<h1>stumbled</h1>') : answers({ code: mood, jobid: null })
  }
  double.behave(fine)
  return {
    url: double.address,
    received,
    behave: (...moods) => double.behave(...moods.map(behaviourOf)),
    calls: () => double.received.length,
    close: double.close,
  }
}
