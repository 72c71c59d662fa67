/** The history of a case of the sample office until today, and its due dates. */
import { addDays, addMonths, type CivilDate } from '@mizan/platform/calendar'
import type { SampleCase } from '../data/cases.ts'
import { clients, type SampleClient } from '../data/clients.ts'
import { hearingDays, hearingHours, limitDays, taskDays } from '../data/days.ts'
import { kinds } from '../data/kinds.ts'
import type { Lawyer } from '../data/people.ts'
import { clientName } from './client-steps.ts'
import { atHour, cycled, type IdLookup, type Step, twoDigits, workingDay } from './steps.ts'

const isCompany = (name: string) => /(San\.|Tic\.|A\.Ş\.|Ltd\.)/.test(name)
const isAuthority = (name: string) => /(Belediyesi|Kurulu|Kaymakamlığı|Müdürlüğü)$/.test(name)

/** The short name by which lawyers call a case: the surname of a person, two words of a company. */
export function shortOf(name: string): string {
  if (isAuthority(name)) return name
  const words = name.split(' ')
  return isCompany(name) ? words.slice(0, 2).join(' ') : (words.at(-1) ?? name)
}

interface Place {
  one: SampleCase
  /** Its place in the list. */
  at: number
  /** Name of the step that opens it. */
  name: string
  opened: CivilDate
  today: CivilDate
  by: Lawyer
}

/** Cases that are open are the newer ones. */
const daysOpen = (state: SampleCase[3], at: number): number => (state === 'open' ? 12 + at * 8 : 190 + at)

export function stepsOfCase(one: SampleCase, at: number, today: CivilDate): Step[] {
  const [, kind, , state, assignee] = one
  const opened = addDays(today, -daysOpen(state, at))
  const by = assignee === 'mert' ? 'ayse' : assignee
  const place = { one, at, name: `case ${at}`, opened, today, by } as const
  return [
    opening(place),
    ...parties(place),
    ...following(place),
    ...doneTask(place, kinds[kind].tasks[0]),
    ...(state === 'open' ? due(place) : [moved(place)]),
  ]
}

function opening({ one, at, name, opened, by }: Place): Step {
  const [client, kind, opponent, , assignee] = one
  const year = opened.slice(0, 4)
  const { name: ours } = clients[client] as SampleClient
  const body = (known: IdLookup) => ({
    displayTitle: `${shortOf(ours)} / ${shortOf(opponent)} (örnek)`,
    caseNumber: `${year}/${at + 1}`,
    description: `Örnek dava: ${kinds[kind].about}`,
    clientId: known(clientName(client)),
    state: 'open',
    assigneeId: known(assignee),
    jurisdiction: kinds[kind].jurisdiction,
    caseType: kinds[kind].caseType,
    claimValue: kinds[kind].values.length > 0 ? cycled<string>(kinds[kind].values, at) : null,
    courtName: cycled(kinds[kind].courts, at),
    docketNumber: `${year}/${120 + at * 17}`,
    externalId: `ÖRNEK-${twoDigits(at + 1)}`,
    priority: at % 7 === 0 ? 'high' : null,
    conflictsSeen: true,
  })
  const input = (known: IdLookup) => ({ body: body(known) })
  return { name, at: atHour(opened, 9 + (at % 8)), by, row: 'cases.create', input }
}

/** A step so many days after the case was opened, in the evening. */
function step({ name, opened, by }: Place, days: number, row: string, body: object = {}): Step {
  const input = (known: IdLookup) => ({ params: { caseId: known(name) }, body })
  return { at: atHour(addDays(opened, days), 18), by, row, input }
}

function parties(place: Place): Step[] {
  const [client, kind, opponent] = place.one
  const [ours, theirs] = kinds[kind].roles
  const { type } = clients[client] as SampleClient
  const own = { role: ours, type, conflictsSeen: true }
  const other = {
    name: opponent,
    role: theirs,
    type: isCompany(opponent) || isAuthority(opponent) ? 'organisation' : 'individual',
    representatives: opponent.length % 3 === 0 ? ['Av. Ilgaz Tepeköy'] : [],
    conflictsSeen: true,
  }
  const input = (known: IdLookup) => ({
    body: { clientId: known(clientName(client)), caseId: known(place.name), ...own },
  })
  return [{ ...step(place, 0, 'cases.addClientParty'), input }, step(place, 0, 'cases.addParty', other)]
}

function following(place: Place): Step[] {
  const [, , , , assignee] = place.one
  const follow = step(place, 1, 'cases.follow')
  if (assignee === 'deniz' && place.at % 4 === 0) return [{ ...follow, by: 'ayse' }]
  return assignee === 'ayse' && place.at % 2 === 1 ? [{ ...follow, by: 'deniz' }] : []
}

function task(place: Place, displayTitle: string, deadline: CivilDate): Step {
  const [, , , , assignee] = place.one
  const input = (known: IdLookup) => ({
    params: { caseId: known(place.name) },
    body: { displayTitle, note: 'Örnek görev.', deadline, assigneeId: known(assignee) },
  })
  return { ...step(place, 2, 'tasks.add'), input }
}

/** A call about a task that an earlier step has added under this name. */
const ofTask = (place: Place, name: string, body: object = {}) => ({
  input: (known: IdLookup) => ({ params: { caseId: known(place.name), caseTaskId: known(name) }, body }),
})

function doneTask(place: Place, title: string): Step[] {
  const [, , , , by] = place.one
  const name = `${place.name} done`
  return [
    { ...task(place, title, addDays(place.opened, 9)), name },
    {
      ...step(place, 8, 'tasks.updateState'),
      ...ofTask(place, name, { state: 'Done', version: 1 }),
      by,
    },
  ]
}

/** The last that happened in a case that is not open. */
const moved = (place: Place): Step => ({
  ...step(place, 0, 'cases.updateState', { state: place.one[3], version: 1 }),
  at: atHour(addDays(place.today, place.at - 90), 16),
})

function due(place: Place): Step[] {
  const { at, today } = place
  const isMonthly = at % 5 === 4
  const deadline = { deadline: addMonths(today, 1), version: 1 }
  return [
    ...tasksToDo(place),
    step(place, 3, 'hearings.add', {
      date: workingDay(addDays(today, cycled(hearingDays, at))),
      time: cycled(hearingHours, at),
      room: `Salon ${1 + (at % 6)}`,
      note: 'Örnek duruşma.',
    }),
    limit(place),
    ...(isMonthly ? [step(place, 5, 'cases.updateDeadline', deadline)] : []),
  ]
}

/** The administrator follows the first of a colleague. */
function tasksToDo(place: Place): Step[] {
  const { one, at, today } = place
  const [, kind, , , assignee] = one
  const name = `${place.name} next`
  const follow = { ...step(place, 3, 'tasks.follow'), ...ofTask(place, name), by: 'deniz' } as const
  const steps = kinds[kind].tasks.slice(1).map((title, number) => ({
    ...task(place, title, addDays(today, cycled(taskDays, at * 2 + number))),
    ...(number === 0 && { name }),
  }))
  return assignee === 'ayse' ? [...steps, follow] : steps
}

function limit(place: Place): Step {
  const { one, at, today } = place
  const date = workingDay(addDays(today, cycled(limitDays, at)))
  const isCritical = at % 6 === 0
  return step(place, 4, 'limits.add', {
    title: kinds[one[1]].limit,
    date,
    preDeadline: isCritical ? addDays(date, -3) : null,
    note: 'Örnek süre.',
    isCritical,
  })
}
