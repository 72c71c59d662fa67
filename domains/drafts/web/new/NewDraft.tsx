/** Begins a draft: the template first, then its fields, filled with the facts of the case. Empty ones become gaps. */
import { Button, Dialog, Failure, notify, Waiting } from '@mizan/platform/ui'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { TemplateHead } from '../../schemas.ts'
import { draftAddress } from '../address.ts'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'
import { CaseField } from './CaseField.tsx'
import { FieldForm } from './FieldForm.tsx'
import classes from './new.module.css'
import { RequestForm } from './RequestForm.tsx'
import { TemplateList } from './TemplateList.tsx'

interface Props {
  caseId?: string | undefined
  /** The request in the person's own words, with which the draft begins. */
  ask?: string | undefined
  onClose: () => void
}

export function NewDraft({ caseId: given, ask, onClose }: Props) {
  const t = useText()
  const router = useRouter()
  const [caseId, setCaseId] = useState<string | null>(given ?? null)
  const [template, setTemplate] = useState<TemplateHead>()
  const found = useCall('templates.list', { query: caseId ? { caseId } : {} })
  const make = useSend('drafts.generate', ({ draftId, modelProblem }) => {
    onClose()
    if (modelProblem) notify('info', t(`new.model.${modelProblem}`))
    void router.navigate({ href: draftAddress(draftId) })
  })
  return (
    <Dialog title={template?.title ?? t('new.title')} form onClose={onClose}>
      {!given && <CaseField value={caseId} onChange={setCaseId} />}
      {make.error?.message && (
        <p role="alert" className={classes.failed}>
          {make.error.message}
        </p>
      )}
      {found.error && <Failure error={found.error} onRetry={found.refetch} />}
      {found.isPending && <Waiting height={200} />}
      {found.data && !template && (
        <>
          <RequestForm
            initial={ask ?? ''}
            isBusy={make.isPending}
            onMake={(message) => make.mutate({ body: { message, ...(caseId && { caseId }) } })}
          />
          <TemplateList items={found.data.items} onChosen={setTemplate} />
        </>
      )}
      {found.data && template && (
        <FieldForm
          // Another case knows other things.
          key={`${caseId} ${template.templateId}`}
          template={template}
          known={found.data.known}
          isBusy={make.isPending}
          onBack={() => setTemplate(undefined)}
          onMake={(fields) =>
            make.mutate({ body: { templateId: template.templateId, fields, ...(caseId && { caseId }) } })
          }
        />
      )}
      {!template && (
        <Button variant="subtle" onClick={onClose}>
          {t('new.cancel')}
        </Button>
      )}
    </Dialog>
  )
}
