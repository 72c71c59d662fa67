/** Reads of drafts and their versions. */
import { namesFor } from '@mizan/identity/server'
import { AppError, type HandlerInput } from '@mizan/platform/contract'
import type { draftRows } from '../../contract.ts'
import type { Draft, DraftId, DraftText, DraftVersion } from '../../schemas.ts'
import type { DraftCall } from '../call.ts'
import { lineOf, presentDraft } from '../present.ts'
import { openDraft, readerOf } from '../readable.ts'
import { ofDraft, openKey, unseal } from '../sealed.ts'
import { pageOfDrafts } from '../store/drafts.ts'
import { currentVersion, findVersion, listVersions } from '../store/versions.ts'

type Query = HandlerInput<(typeof draftRows)['drafts.list']>['query']

export const listDrafts = (call: DraftCall, query: Query) =>
  call.office.read(async (tx) => {
    const reader = await readerOf(call, tx)
    if (query.caseId !== undefined) {
      if (!reader.readsCases) throw new AppError('case.no_access')
      await call.parts.requireCase(tx, reader, { caseId: query.caseId, needs: 'read' })
    }
    const { rows, total } = await pageOfDrafts(tx, reader, query)
    const nameOf = await namesFor(
      tx,
      call.parts.namesOf,
      rows.map(({ changed_by }) => changed_by),
    )
    const items = rows.map((row) => lineOf(row, row.case_title, nameOf))
    return { items, total, pageIndex: query.pageIndex, pageSize: query.pageSize }
  })

export const readDraft = (call: DraftCall, { draftId }: DraftId): Promise<Draft> =>
  call.office.read(async (tx) => {
    const opened = await openDraft(call, tx, { draftId, needs: 'read' })
    const dataKey = await openKey(call, tx, opened.row, ofDraft(draftId))
    const { sealed } = await currentVersion(tx, draftId)
    return presentDraft(call, tx, opened, unseal<DraftText>(dataKey, ofDraft(draftId), sealed))
  })

export const readVersions = (call: DraftCall, { draftId }: DraftId): Promise<DraftVersion[]> =>
  call.office.read(async (tx) => {
    await openDraft(call, tx, { draftId, needs: 'read' })
    const versions = await listVersions(tx, draftId)
    const nameOf = await namesFor(
      tx,
      call.parts.namesOf,
      versions.map(({ saved_by }) => saved_by),
    )
    const current = versions.find(({ is_clash }) => !is_clash)?.id
    return versions.map((version) => ({
      versionId: version.id,
      number: version.number,
      by: nameOf(version.saved_by),
      beganAt: new Date(version.began_at).toISOString(),
      savedAt: new Date(version.saved_at).toISOString(),
      isClash: version.is_clash,
      isCurrent: version.id === current,
    }))
  })

export const readVersion = (call: DraftCall, { draftId, versionId }: DraftId & { versionId: string }) =>
  call.office.read(async (tx) => {
    const { row } = await openDraft(call, tx, { draftId, needs: 'read' })
    const version = await findVersion(tx, draftId, versionId)
    if (!version) throw new AppError('draft.version_not_found')
    const owner = ofDraft(draftId)
    return { text: unseal<DraftText>(await openKey(call, tx, row, owner), owner, version.sealed) }
  })
