/** What is said of documents that are copied one after the other, when none of them can be. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { documentErrors, documentRows } from '../../contract.ts'
import { useCopies } from './use-copies.ts'

const show = screensOf({ rows: documentRows, errors: documentErrors })

const documents = ['Cevap.udf', 'Ek.pdf'].map((name) => ({ documentId: name, name }))

function Copying() {
  const copy = useCopies()
  return (
    <button type="button" onClick={() => void copy({ caseId: 'case-1', documents }, 'case-2')}>
      kopyala
    </button>
  )
}

const notices = () =>
  [...document.querySelectorAll('[data-notice] p')].map(({ lastChild }) => lastChild?.textContent)

test('when no document could be copied, nothing says that they are still being copied', async (t) => {
  const screen = await show(t, <Copying />, {
    answers: {
      'documents.copy': () => {
        throw new AppError('document.too_many')
      },
    },
  })
  await screen.press('kopyala')
  await until(() => assert.match(notices().join(), /Kopyalanamayan belgeler: Cevap\.udf, Ek\.pdf/))
  assert.doesNotMatch(notices().join(), /Kopyalanıyor/)
})
