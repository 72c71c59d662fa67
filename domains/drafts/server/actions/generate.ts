/**
 * Makes a draft: the facts from the case, the words from a template, the law from the archive, and a gap for every
 * unknown.
 */
import type { Grounds } from '@mizan/assistant/server'
import { AppError, callerOf } from '@mizan/platform/contract'
import { generalPetition } from '../../data/templates/general.ts'
import { type WrittenGrounds, withGrounds } from '../../rules/grounds.ts'
import { ownWords } from '../../rules/own-words.ts'
import { templateForRequest } from '../../rules/templates/choose.ts'
import { factsInWords, valuesFor } from '../../rules/templates/facts.ts'
import { fillTemplate } from '../../rules/templates/fill.ts'
import type { TemplateField, Values } from '../../rules/templates/template.ts'
import type { MadeDraft, NewDraft } from '../../schemas.ts'
import type { DraftCall, Tx } from '../call.ts'
import { factsOf } from '../case-facts.ts'
import { keepDraft, requireRoom } from '../new-draft.ts'
import type { OpenCase } from '../parts.ts'
import { readerOf } from '../readable.ts'
import { getTemplate, listTemplatesOf } from '../templates/templates.ts'

export async function generateDraft(call: DraftCall, wanted: NewDraft): Promise<MadeDraft> {
  const written = wanted.message === '' ? undefined : await writtenFor(call, wanted)
  const draft = await call.office(async (tx) => {
    const { ofCase, template, values } = await begin(call, tx, wanted)
    const filled = fillTemplate(
      template.fields,
      template.body,
      values,
      toConfirm(template.fields, wanted.fields, ofCase?.row.description ?? ''),
    )
    const text = written ? withGrounds(filled, withOwnWords(written, wanted.message)) : filled
    return keepDraft(call, tx, { template, title: wanted.title ?? template.title, text, ofCase })
  })
  return { ...draft, way: written?.way ?? null, modelProblem: written?.modelProblem ?? null }
}

/** A model writes the told facts; without one they are inserted as they were said. */
const withOwnWords = (written: Grounds, message: string): WrittenGrounds =>
  written.way === 'model' ? written : { ...written, grounds: [...ownWords(message), ...written.grounds] }

/**
 * The description of a case is a note of the office, and may contain things that the opponent must not read; a form
 * repeats it.
 */
function toConfirm(fields: readonly TemplateField[], typed: Values, description: string): Set<string> {
  const unread = ['', description.trim()]
  return new Set(
    fields.flatMap(({ key, fact }) =>
      fact === 'description' && unread.includes(typed[key]?.trim() ?? '') ? [key] : [],
    ),
  )
}

/** Every possible refusal comes before a model is asked. */
async function writtenFor(call: DraftCall, wanted: NewDraft): Promise<Grounds> {
  const { template, values } = await call.office.read((tx) => begin(call, tx, wanted))
  const { message, caseId = null } = wanted
  const facts = [message, ...factsInWords(template.fields, values)].join('\n')
  return call.parts.grounds.write(call, { message, facts, caseId })
}

/** @throws AppError `draft.too_many`, `draft.template_not_found`, `draft.no_template_fits`, and as a case refuses */
async function begin(call: DraftCall, tx: Tx, wanted: NewDraft) {
  await requireRoom(tx, callerOf(call).officeId)
  const ofCase = await caseOf(call, tx, wanted.caseId)
  const template = await getTemplate(call, tx, await templateIdOf(call, tx, wanted))
  const values = valuesFor(template.fields, await factsOf(call, tx, ofCase), wanted.fields)
  return { ofCase, template, values }
}

/** A model can write without a template; quotes of the law alone would not be a text. */
async function templateIdOf(call: DraftCall, tx: Tx, { templateId, message }: NewDraft): Promise<string> {
  if (templateId !== undefined) return templateId
  const found = templateForRequest(await listTemplatesOf(tx, callerOf(call).officeId), message)
  if (found) return found.id
  if (call.parts.grounds.hasModel) return generalPetition.id
  throw new AppError('draft.no_template_fits')
}

async function caseOf(call: DraftCall, tx: Tx, caseId: string | undefined): Promise<OpenCase | undefined> {
  if (caseId === undefined) return undefined
  const reader = await readerOf(call, tx)
  if (!reader.readsCases) throw new AppError('case.no_access')
  return call.parts.requireCase(tx, reader, { caseId, needs: 'write' })
}
