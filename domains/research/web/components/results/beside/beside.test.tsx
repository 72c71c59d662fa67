/** Keys of the results: x chooses decisions for one file, space shows one beside the list. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { researchRows } from '../../../../contract.ts'
import { researchErrors } from '../../../../errors.ts'
import type { DecisionHit } from '../../../../schemas.ts'
import { Beside } from './Beside.tsx'
import { ChoiceBox } from './ChoiceBox.tsx'
import { useResultKeys } from './use-result-keys.ts'

const show = screensOf({ rows: researchRows, errors: researchErrors })

const hit = (id: string): DecisionHit => ({
  ...{ id, country: 'turkey', court: 'Yargıtay', chamber: null, caseNumber: null, decisionNumber: null },
  ...{
    decisionDate: null,
    decisionYear: null,
    subject: null,
    headline: null,
    outcome: null,
    relatedLaws: [],
  },
  ...{
    citation: `Karar ${id}`,
    badge: 'Y.',
    truncated: false,
    partial: false,
    formulaic: false,
    sample: false,
    snippets: [],
    score: 1,
  },
})
const items = [hit('d1'), hit('d2')]
const laws = (
  <Beside country="turkey" q="kira" items={items} takesSeveral={false}>
    {items.map(({ id, citation }) => (
      <article key={id} data-result-id={id}>
        <ChoiceBox id={id} name={citation} />
        <a href={`/${id}`} data-result>
          {citation}
        </a>
      </article>
    ))}
  </Beside>
)

async function press(id: string, key: string): Promise<void> {
  const link = await until(() => {
    const found = document.querySelector<HTMLElement>(`[data-result-id="${id}"] a`)
    assert.ok(found)
    return found
  })
  link.focus()
  link.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

function Keys({ onKey }: { onKey: (what: string) => void }) {
  useResultKeys({ onPreview: (id) => onKey(`preview ${id}`), onChoose: (id) => onKey(`choose ${id}`) })
  return items.map(({ id, citation }) => (
    <article key={id} data-result-id={id}>
      <a href={`/${id}`}>{citation}</a>
    </article>
  ))
}

test('x chooses the result with the focus, and space shows it beside the list', async (t) => {
  const pressed: string[] = []
  await show(t, <Keys onKey={(what) => pressed.push(what)} />, { answers: {} })
  // The screen listens a moment after it was drawn.
  while (pressed.length === 0) {
    await press('d1', 'x')
    await new Promise(setImmediate)
  }
  await press('d2', ' ')
  await press('d2', 'q')
  assert.deepEqual(pressed, ['choose d1', 'preview d2'])
})

test('articles of laws are not chosen for a file', async (t) => {
  await show(t, laws, { answers: {} })
  await press('d1', 'x')
  assert.equal(document.querySelector('input[type=checkbox]'), null)
  assert.ok(!document.body.textContent?.includes('seçildi'))
})
