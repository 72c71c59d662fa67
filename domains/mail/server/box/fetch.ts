/**
 * Reads new letters of the box. A letter is marked as read after the transaction that took it in; one that arrives
 * twice is recognised by its content. A letter that cannot be taken in now stays unread in the box and is tried
 * again: while the office has locked its key, has reached its bounds or may only read, and while the store is
 * unreachable.
 */
import { AppError } from '@mizan/platform/contract'
import type { JobCall } from '@mizan/platform/jobs'
import { type MailFile, readMailFile } from '@mizan/platform/text-documents'
import { keptDays, largestMail } from '../../data/limits.ts'
import { minutesToWait } from '../../rules/box-pause.ts'
import { arrive } from '../arrive.ts'
import type { MailParts } from '../parts.ts'
import type { MailTables } from '../tables.ts'
import { BoxError, type BoxLetter, type MailBox, type OpenBox } from './box.ts'
import { type Route, routesOf } from './route.ts'
import { findBox, noteCursor, noteFailure, noteRead } from './state.ts'

export type BoxJob = JobCall<MailParts, MailTables>

const atOnce = 100
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

interface Counts extends Record<string, number> {
  /** The letters taken in, by one office or more. */
  taken: number
  /** The letters for nobody here, or too large ones; they are not read again. */
  passed: number
  /** Stay unread in the box. */
  left: number
}

export async function fetchBox(call: BoxJob): Promise<Counts | undefined> {
  const { box } = call.parts
  const { signal } = call.job
  if (!box || (await isPaused(call))) return undefined
  let open: OpenBox | undefined
  try {
    open = await box.open(signal)
    const counts = await readBox(call, box, open)
    await call.system((tx) => noteRead(tx, counts.left))
    return counts
  } catch (error) {
    if (!(error instanceof BoxError)) throw error
    if (signal.aborted) return undefined
    call.parts.log.warn({ err: error.cause ?? error, problem: error.problem }, 'the box cannot be read')
    await call.system((tx) => noteFailure(tx, error.problem))
    return undefined
  } finally {
    await open?.close()
  }
}

async function isPaused({ system, clock }: BoxJob): Promise<boolean> {
  const state = await system.read(findBox)
  if (!state?.failed_at || state.failures === 0) return false
  const until = new Date(state.failed_at).getTime() + minutesToWait(state.failures) * minuteMs
  return clock.now().getTime() < until
}

async function readBox(call: BoxJob, box: MailBox, open: OpenBox): Promise<Counts> {
  const counts: Counts = { taken: 0, passed: 0, left: 0 }
  const state = await call.system.read(findBox)
  const after = state?.validity === open.validity ? state.cursor : 0
  // At the end of the box it starts again with those that were left.
  const next = await open.letters(after, atOnce)
  const letters = next.length > 0 || after === 0 ? next : await open.letters(0, atOnce)
  for (const letter of letters) {
    if (call.job.signal.aborted) break
    await call.system((tx) => noteCursor(tx, open.validity, letter.uid))
    const outcome = await takeLetter(call, { box, open, letter })
    counts[outcome] += 1
    if (outcome !== 'left') await open.markRead(letter.uid)
  }
  if (letters.length < atOnce) await call.system((tx) => noteCursor(tx, open.validity, 0))
  return counts
}

interface FetchTask {
  box: MailBox
  open: OpenBox
  letter: BoxLetter
}

type Outcome = 'taken' | 'passed' | 'left'

async function takeLetter(call: BoxJob, { box, open, letter }: FetchTask): Promise<Outcome> {
  const mail = await headOf(letter.head)
  const head = letter.head.toString('latin1')
  const routes = await call.system.read((tx) => routesOf(tx, box.address, { head, mail }))
  if (routes.length === 0 || letter.size > largestMail) return 'passed'
  const ready: Route[] = []
  for (const route of routes) if (await isReady(call, route)) ready.push(route)
  if (ready.length === 0) return leftOrOver(call, letter)
  const bytes = await open.content(letter.uid)
  if (bytes.length > largestMail) return 'passed'
  let isTaken = ready.length === routes.length
  for (const { officeId, codes } of ready) {
    const office = call.ofOffice(officeId)
    const arriving = { officeId, source: 'box', broughtBy: null, bytes, codes, otherwise: mail } as const
    isTaken = (await arrive(office, arriving).then(() => true, told(call, letter))) && isTaken
  }
  return isTaken ? 'taken' : leftOrOver(call, letter)
}

/** The checks before a letter is loaded as a whole. */
async function isReady(call: BoxJob, { officeId }: Route): Promise<boolean> {
  const { keys, mayWriteCases } = call.parts
  return call.ofOffice(officeId).office.read(async (tx) => {
    if (!(await mayWriteCases(tx, officeId))) return false
    return keys.requireOpen(tx, officeId).then(
      () => true,
      (error) => {
        if (error instanceof AppError) return false
        throw error
      },
    )
  })
}

/** A letter that cannot be taken in does not keep those behind it from being read. */
const told =
  (call: BoxJob, { uid }: BoxLetter) =>
  (error: unknown): false => {
    if (!(error instanceof AppError)) call.parts.log.error({ err: error, uid }, 'a letter of the box is left')
    return false
  }

/** A letter that could not be taken in for a month is not tried again. */
const leftOrOver = ({ clock }: BoxJob, { receivedAt }: BoxLetter): Outcome =>
  clock.now().getTime() - receivedAt.getTime() > keptDays * dayMs ? 'passed' : 'left'

const nothing: Pick<MailFile, 'subject' | 'from' | 'sentAt'> = {
  subject: '',
  from: { name: '', address: '' },
  sentAt: null,
}

const headOf = (head: Buffer): Promise<Pick<MailFile, 'subject' | 'from' | 'sentAt'>> =>
  readMailFile(head).then(
    ({ subject, from, sentAt }) => ({ subject, from, sentAt }),
    () => nothing,
  )
