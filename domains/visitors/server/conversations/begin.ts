/** Begins the conversation of a visitor who has solved the human check, within the bounds of their network. */
import { randomBytes, randomUUID } from 'node:crypto'
import { dayInTurkey } from '@mizan/platform/calendar'
import { AppError } from '@mizan/platform/contract'
import {
  type ConversationKind,
  conversationMinutes,
  conversationsOfDay,
  demoAnswersOfDay,
  usesOfConversation,
} from '../../data/limits.ts'
import type { OpenedConversation } from '../../schemas.ts'
import type { Tx, VisitorCall } from '../call.ts'
import { idOfMark, markOf, whoOf } from '../keys.ts'
import { answersOfMark, answersOfNetwork } from './demo-answers.ts'
import { insertConversation } from './store.ts'
import { takeUse, usesOf } from './uses.ts'

/** @throws AppError `LA_MaxIpConversationValidationFailed` */
export function beginGuest(call: VisitorCall): Promise<OpenedConversation> {
  return onTurn(call, async (tx) => {
    const visitor = visitorOf(call)
    return { ...(await begin(tx, visitor, 'guest', null)), answersLeft: usesOfConversation.answers }
  })
}

/**
 * A browser that clears its storage has no mark, and is counted by its network; one that moves to another network still
 * has it.
 * @throws AppError `LA_MaxIpConversationValidationFailed` for the network, `visitor.demo_spent` for the browser
 */
export function beginDemo(
  call: VisitorCall,
  { mark: given }: { mark?: string | undefined },
): Promise<OpenedConversation & { mark: string }> {
  const { keys } = call.parts
  return onTurn(call, async (tx) => {
    const { who, day } = visitorOf(call)
    const mark = (given && idOfMark(keys, given)) || randomUUID()
    const own = await usesOf(tx, answersOfMark(mark, day))
    if (own >= demoAnswersOfDay) throw new AppError('visitor.demo_spent')
    const ofNetwork = await usesOf(tx, answersOfNetwork(who, day))
    if (ofNetwork >= demoAnswersOfDay) throw new AppError('LA_MaxIpConversationValidationFailed')
    const begun = await begin(tx, { who, day }, 'llm-demo', mark)
    return {
      ...begun,
      answersLeft: demoAnswersOfDay - Math.max(own, ofNetwork),
      mark: markOf(keys, mark),
    }
  })
}

/** A crowd that begins at once queues here, and not for the connections that everybody needs. */
const onTurn = <Result>(call: VisitorCall, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  call.parts.beginnings.during(call, () => call.system.unaudited(work))

interface Visitor {
  who: string
  day: string
}

function visitorOf({ client, clock, parts }: VisitorCall): Visitor {
  const day = dayInTurkey(clock.now())
  return { day, who: whoOf(parts.keys, client.address, day) }
}

async function begin(tx: Tx, { who, day }: Visitor, kind: ConversationKind, mark: string | null) {
  const isFree = await takeUse(tx, { kind, who, day }, conversationsOfDay[kind])
  if (!isFree) throw new AppError('LA_MaxIpConversationValidationFailed')
  const token = randomBytes(32).toString('base64url')
  const openedAt = tx.clock.now()
  const expiresAt = new Date(openedAt.getTime() + conversationMinutes * 60_000)
  await insertConversation(tx, { id: randomUUID(), kind, token, who, mark, day, openedAt, expiresAt })
  return { conversationToken: token, expiresAt: expiresAt.toISOString() }
}
