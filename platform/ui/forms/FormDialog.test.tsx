/** A form in a dialog is sent with Ctrl+Enter from wherever the focus is. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DayField } from '../composite/DayField.tsx'
import { screensOf, until } from '../testing/index.ts'
import { FormDialog } from './FormDialog.tsx'
import { useForm } from './use-form.ts'

const show = screensOf({ rows: {}, errors: {} })

function Example({ onSubmit }: { onSubmit: (day: string) => void }) {
  const form = useForm({ initial: { day: '14.12.2026' }, submit: async ({ day }) => onSubmit(day) })
  return (
    <FormDialog title="Deneme" form={form} submit="Gönder" onClose={() => undefined}>
      <DayField label="Gün" {...form.field('day')} />
    </FormDialog>
  )
}

test('Ctrl+Enter on the button of a calendar sends the form and does not open the calendar', async (t) => {
  const sent: string[] = []
  await show(t, <Example onSubmit={(day) => sent.push(day)} />)
  const button = await until(() => {
    const found = document.querySelector<HTMLElement>('[aria-label="Takvim: Gün"]')
    assert.ok(found)
    return found
  })
  button.focus()
  const key = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }
  const isFree = button.dispatchEvent(new KeyboardEvent('keydown', key))
  button.dispatchEvent(new KeyboardEvent('keyup', key))
  await until(() => assert.deepEqual(sent, ['14.12.2026']))
  assert.equal(isFree, false, 'the browser does not press the button either')
  assert.equal(button.getAttribute('aria-expanded') ?? 'false', 'false')
})

test('Ctrl+Enter on the cross of the dialog sends the form and does not close it', async (t) => {
  const sent: string[] = []
  await show(t, <Example onSubmit={(day) => sent.push(day)} />)
  const cross = await until(() => {
    const found = document.querySelector<HTMLElement>('dialog [aria-label="Kapat"]')
    assert.ok(found)
    return found
  })
  cross.focus()
  const key = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }
  assert.equal(cross.dispatchEvent(new KeyboardEvent('keydown', key)), false)
  await until(() => assert.deepEqual(sent, ['14.12.2026']))
})
