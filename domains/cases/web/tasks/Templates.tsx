/** Tasks from a template, and the templates of the office: one dialog whose content changes. */
import { lazy, Suspense, useState } from 'react'
import type { Template } from '../../schemas.ts'
import { ApplyTemplate } from './ApplyTemplate.tsx'
import { ManageTemplates } from './ManageTemplates.tsx'

const Editor = lazy(async () => ({ default: (await import('./TemplateEditor.tsx')).TemplateEditor }))

type Step = 'apply' | 'manage' | { edited: Template | undefined }

export function Templates({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const [step, setStep] = useState<Step>('apply')
  if (step === 'apply')
    return <ApplyTemplate caseId={caseId} onManage={() => setStep('manage')} onClose={onClose} />
  const manage = (
    <ManageTemplates
      onEdit={(edited) => setStep({ edited })}
      onBack={() => setStep('apply')}
      onClose={onClose}
    />
  )
  if (step === 'manage') return manage
  return (
    <Suspense>
      <Editor template={step.edited} onClose={() => setStep('manage')} />
    </Suspense>
  )
}
