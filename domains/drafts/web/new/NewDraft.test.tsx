/** Tests of a new draft: from a template with the facts of the case, or from a request in the person's own words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseErrors, caseRows } from '@mizan/cases/contract'
import { AppError } from '@mizan/platform/contract'
import { SignedIn, screensOf, until } from '@mizan/platform/ui/testing'
import { draftErrors, draftRows } from '../../contract.ts'
import { draftText } from '../../rules/text.ts'
import type { MadeDraft, TemplateHead } from '../../schemas.ts'
import { NewDraft } from './NewDraft.tsx'

const rows = {
  'templates.list': draftRows['templates.list'],
  'drafts.generate': draftRows['drafts.generate'],
  'cases.basicInfo': caseRows['cases.basicInfo'],
}
const show = screensOf({ rows, errors: { ...caseErrors, ...draftErrors } })

const template: TemplateHead = {
  ...{ templateId: 'own-1', kind: 'notice', title: 'Büro ihtarı', purpose: 'Kısa ihtar', isOwn: true },
  checklist: null,
  fields: [
    { key: 'muhatap', label: 'muhatap', type: 'text', fact: 'theirs' },
    { key: 'tutar', label: 'tutar', type: 'amount' },
  ],
}
const made: MadeDraft = {
  ...{ draftId: 'draft-1', title: 'Büro ihtarı', kind: 'notice', caseId: 'case-1', caseTitle: 'Kaya' },
  ...{ templateId: 'own-1', revision: 1, documentId: null, text: draftText([]), may: ['edit'] },
  ...{
    changedBy: { id: 'u', name: 'Deniz' },
    changedAt: '2026-11-29T10:00:00.000Z',
    way: null,
    modelProblem: null,
  },
}
const answers = {
  'templates.list': () => ({ items: [template], known: { theirs: 'Ali Demir' }, mayWrite: true }),
  'drafts.generate': () => made,
}
const dialog = (
  <SignedIn>
    <NewDraft caseId="case-1" onClose={() => undefined} />
  </SignedIn>
)
const bodies = (screen: { sent: () => unknown[] }) => screen.sent().filter(Boolean)

test('what the case knows is in its field, and what stays empty is sent as nothing', async (t) => {
  const screen = await show(t, dialog, { answers })
  await screen.press(/^Büro ihtarı/)
  await screen.shows('Davadan alındı')
  await screen.shows('1 alan boş')
  await screen.press('Taslağı hazırla')
  const body = { templateId: 'own-1', fields: { muhatap: 'Ali Demir' }, caseId: 'case-1' }
  await until(() => assert.deepEqual(bodies(screen), [body]))
})

test('a request in one’s own words is sent unchanged, and a notice says why no model has written', async (t) => {
  const generate = () => ({ ...made, way: 'quotes' as const, modelProblem: 'spent' as const })
  const screen = await show(t, dialog, { answers: { ...answers, 'drafts.generate': generate } })
  await screen.type('Kendi sözlerinizle anlatın', ' Kiracıya ihtarname ')
  await screen.press('Taslağı hazırla')
  await until(() => assert.deepEqual(bodies(screen), [{ message: 'Kiracıya ihtarname', caseId: 'case-1' }]))
  await screen.shows(/bugünkü yapay zekâ payı doldu/)
})

test('words that name no document leave the dialog open, with the reason', async (t) => {
  const refused = () => {
    throw new AppError('draft.no_template_fits')
  }
  const screen = await show(t, dialog, { answers: { ...answers, 'drafts.generate': refused } })
  await screen.type('Kendi sözlerinizle anlatın', 'bir şey yaz')
  await screen.press('Taslağı hazırla')
  await screen.shows(/hangi belgenin istendiği anlaşılamadı/)
  await screen.shows('bir şey yaz')
})
