/** What the sample decisions guarantee: marked as invented, diverse, consistent, and citing each other. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

interface SampleDecision {
  country: string
  court: string
  chamber?: string
  caseNumber: string
  decisionNumber?: string
  decisionDate?: string
  deliveryNumber?: string
  deliveryYear?: number
  subject?: string
  relatedLaws?: { lawNumber: string; articleNo?: string }[]
  text: string
  source: string
  sample: boolean
}

const MARK = 'ÖRNEK KARAR – gerçek bir mahkeme kararı değildir; Mizan için kurgulanmıştır.'
const files = readdirSync(import.meta.dirname).filter((name) => /^decisions.*\.jsonl$/.test(name))

function linesOf(file: string): unknown[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

const decisions = files.flatMap((file) => linesOf(file).slice(1) as SampleDecision[])
const chamberOf = (decision: SampleDecision) => `${decision.court}|${decision.chamber ?? ''}`
const distinct = (values: (string | undefined)[]) =>
  new Set(values.filter((value) => value !== undefined)).size

/** The year in a decision number such as "2015/2210" or "D.12/2008". */
function yearOfDecisionNumber(decision: SampleDecision): string | undefined {
  const [first, second] = decision.decisionNumber?.split('/') ?? []
  return first?.startsWith('D.') ? second : first
}

function yearOfCaseNumber(decision: SampleDecision): string | undefined {
  const [first, second] = decision.caseNumber.split('/')
  return decision.country === 'KKTC' ? second : first
}

/** The decisions of the sample that a text names by both numbers, or by the only one that they have. */
function citationsOf(decision: SampleDecision): SampleDecision[] {
  return decisions.filter((other) => {
    if (other === decision || !decision.text.includes(other.caseNumber)) return false
    const number = other.decisionNumber?.replace(/^D\.\s?/, '')
    return number === undefined || decision.text.includes(number)
  })
}

describe('the sample decisions', () => {
  it('begin each file with a pack header that names the sample', () => {
    assert.ok(files.length > 0)
    for (const file of files) {
      assert.deepEqual(linesOf(file)[0], {
        mizanPack: 1,
        kind: 'decisions',
        title: 'Mizan örnek kararları',
        sample: true,
      })
    }
  })

  it('are at least 150, of 25 courts and chambers, 20 subjects and 15 years', () => {
    assert.ok(decisions.length >= 150, `${decisions.length} decisions`)
    assert.ok(distinct(decisions.map(chamberOf)) >= 25)
    assert.ok(distinct(decisions.map((decision) => decision.subject)) >= 20)
    assert.ok(distinct(decisions.map((decision) => decision.decisionDate?.slice(0, 4))) >= 15)
  })

  it('come from Turkey and from the KKTC', () => {
    assert.deepEqual([...new Set(decisions.map((decision) => decision.country))].sort(), ['KKTC', 'TR'])
    assert.ok(decisions.filter((decision) => decision.country === 'KKTC').length >= 15)
  })

  it('are marked as invented in the data and in the first line of the text', () => {
    for (const decision of decisions) {
      assert.equal(decision.sample, true)
      assert.equal(decision.source, 'Mizan örnek külliyatı')
      assert.equal(decision.text.split('\n')[0], MARK)
    }
  })

  it('have every required field and a text of the length of a real decision', () => {
    for (const decision of decisions) {
      assert.ok(decision.court && decision.caseNumber && decision.subject, decision.caseNumber)
      assert.match(decision.caseNumber, /^\d+\/[\d-]+$/)
      assert.ok(decision.text.length >= 1200 && decision.text.length <= 6000, `${decision.text.length}`)
      assert.ok(decision.text.split('\n').length >= 8, decision.caseNumber)
      for (const law of decision.relatedLaws ?? []) assert.ok(law.lawNumber)
    }
  })

  it('never share their identity', () => {
    const keys = decisions.map((each) => [chamberOf(each), each.caseNumber, each.decisionNumber].join('|'))
    assert.equal(new Set(keys).size, keys.length)
  })

  it('never share their text', () => {
    assert.equal(new Set(decisions.map((decision) => decision.text)).size, decisions.length)
  })

  it('are dated in the year of their decision number, and not before the year of their case', () => {
    for (const decision of decisions) {
      const year = yearOfDecisionNumber(decision)
      const dated = decision.decisionDate?.slice(0, 4)
      if (year && dated) assert.equal(year, dated, decision.caseNumber)
      const decided = year ?? dated
      if (decided) assert.ok(Number(yearOfCaseNumber(decision)) <= Number(decided), decision.caseNumber)
    }
  })

  it('carry a real calendar date that the text also states', () => {
    for (const { decisionDate, text, caseNumber } of decisions) {
      if (!decisionDate) continue
      const [year, month, day] = decisionDate.split('-').map(Number)
      assert.equal(new Date(`${decisionDate}T00:00:00Z`).toISOString().slice(0, 10), decisionDate)
      assert.match(text, new RegExp(`(?<!\\d)0?${day}[./]0?${month}[./]${year}`), caseNumber)
    }
  })

  it('leave some fields out, as real sources do', () => {
    assert.ok(decisions.some((decision) => !decision.chamber))
    assert.ok(decisions.some((decision) => !decision.decisionNumber))
    assert.ok(decisions.some((decision) => !decision.decisionDate))
  })

  it('name the delivery number of decisions of the KKTC Supreme Court', () => {
    for (const decision of decisions.filter(({ court }) => court === 'KKTC Yüksek Mahkemesi')) {
      assert.equal(decision.decisionNumber, `D.${decision.deliveryNumber}/${decision.deliveryYear}`)
    }
  })

  it('cite each other by number at least 60 times, never a later decision', () => {
    let references = 0
    for (const decision of decisions) {
      for (const cited of citationsOf(decision)) {
        references += 1
        if (cited.decisionDate && decision.decisionDate) assert.ok(cited.decisionDate < decision.decisionDate)
      }
    }
    assert.ok(references >= 60, `${references} references`)
  })

  it('contain no unfilled placeholder', () => {
    for (const decision of decisions) {
      assert.doesNotMatch(decision.text, /undefined|NaN|\{|\}|\||@/)
    }
  })
})
