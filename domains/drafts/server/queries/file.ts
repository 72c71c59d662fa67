import type { BinaryAnswer } from '@mizan/platform/contract'
import { type DraftFileType, draftFileTypes } from '../../data/file-types.ts'
import type { DraftId } from '../../schemas.ts'
import type { DraftCall } from '../call.ts'
import { bytesOf, letterheadFor, nameOfFile } from '../file.ts'
import { readDraft } from './drafts.ts'

export async function draftFile(
  call: DraftCall,
  { draftId, type, letterhead }: DraftId & { type: DraftFileType; letterhead: boolean },
): Promise<BinaryAnswer> {
  const { title, text } = await readDraft(call, { draftId })
  const head = await letterheadFor(call, letterhead)
  const body = await bytesOf({ title, text, lang: call.language, letterhead: head }, type)
  return { contentType: draftFileTypes[type], fileName: nameOfFile(title, type), body, size: body.length }
}
