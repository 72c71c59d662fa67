/**
 * Saves a draft as a document of its case, under the chosen type; for a draft without a case the case is chosen too.
 */
import { notify } from '@mizan/platform/ui'
import { CheckField, FormDialog, SelectField, useForm } from '@mizan/platform/ui/forms'
import { type DraftFileType, draftFileTypes } from '../../data/file-types.ts'
import type { Draft } from '../../schemas.ts'
import { useSend } from '../data.ts'
import classes from '../editor/editor.module.css'
import { CaseField } from '../new/CaseField.tsx'
import { useText } from '../text.ts'

interface Props {
  draft: Draft
  gaps: number
  flush: () => Promise<void>
  onClose: () => void
}

export function SaveInCase({ draft: { draftId, caseId, documentId }, gaps, flush, onClose }: Props) {
  const t = useText()
  const send = useSend('drafts.toCase')
  const form = useForm({
    initial: { type: 'udf' as string, letterhead: false, caseId: caseId as string | null },
    check: (values) => ({ ...(values.caseId === null && { caseId: t('leave.caseMissing') }) }),
    submit: async (values) => {
      await flush()
      const { name } = await send.mutateAsync({
        params: { draftId },
        body: {
          type: values.type as DraftFileType,
          letterhead: values.letterhead,
          ...(!caseId && { caseId: values.caseId ?? '' }),
        },
      })
      notify('success', t('leave.saved', { name }))
      onClose()
    },
  })
  const types = (Object.keys(draftFileTypes) as DraftFileType[]).map((type) => ({
    value: type,
    label: t(`leave.${type}`),
  }))
  return (
    <FormDialog title={t('leave.toCase')} form={form} submit={t('leave.save')} onClose={onClose}>
      {caseId === null && (
        <CaseField
          required
          value={form.values.caseId}
          error={form.field('caseId').error}
          onChange={(chosen) => form.set('caseId', chosen)}
        />
      )}
      <SelectField label={t('leave.type')} options={types} {...form.field('type')} />
      <CheckField label={t('leave.letterhead')} {...form.field('letterhead')} />
      <p className={classes.hint}>{documentId ? t('leave.asVersion') : t('leave.asDocument')}</p>
      {gaps > 0 && (
        <p className={classes.hint} role="alert">
          {t('leave.gaps', { count: gaps })}
        </p>
      )}
    </FormDialog>
  )
}
