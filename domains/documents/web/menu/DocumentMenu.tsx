/** What can be done with a document. Every screen that shows one has this menu: lists, panel, preview, search. */
import { Menu, type MenuEntry } from '@mizan/platform/ui/composite'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Document } from '../../schemas.ts'
import { useText as useBulkText } from '../bulk/text.ts'
import { useCarrying } from '../bulk/use-carrying.ts'
import { CaseDialog } from '../choosing/CaseDialog.tsx'
import { accepted } from '../list/FileButton.tsx'
import { useText } from '../text.ts'
import { uploads } from '../tray/uploads.ts'
import { type Question, useEntries } from './use-entries.ts'

const Edit = lazy(async () => ({ default: (await import('../list/EditDialog.tsx')).EditDialog }))

interface Props {
  caseId: string
  documentId: string
  name: string
  /** Undefined until it is known. */
  document: Document | undefined
  /** Entries of the screen alone, before the others. */
  first?: readonly MenuEntry[]
  /** It is in the bin or in another case now. */
  onGone?: () => void
}

export function DocumentMenu({ caseId, documentId, name, document, first = [], onGone = () => {} }: Props) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<Question>()
  const onAsk = (what: Question) => (what === 'file' ? field.current?.click() : setAsked(what))
  const entries = useEntries(caseId, document, { onAsk, onGone })
  const close = () => setAsked(undefined)
  return (
    <>
      <Menu label={t('list.more', { name })} entries={[...first, ...entries]} />
      <input
        ref={field}
        type="file"
        hidden
        accept={accepted}
        data-version-of={documentId}
        onChange={({ currentTarget }) => {
          uploads.add(caseId, [...(currentTarget.files ?? [])], { documentId })
          currentTarget.value = ''
        }}
      />
      {document && asked && <Asked {...{ caseId, document, asked, onGone }} onClose={close} />}
    </>
  )
}

interface AskedProps extends Required<Pick<Props, 'caseId' | 'onGone'>> {
  document: Document
  asked: Question
  onClose: () => void
}

function Asked({ caseId, document, asked, onGone, onClose }: AskedProps) {
  const bulk = useBulkText()
  const carry = useCarrying(caseId, document, onGone)
  if (asked === 'move' || asked === 'copy')
    return (
      <CaseDialog
        title={bulk(`dialog.${asked}`)}
        submit={bulk(asked)}
        hint={bulk(`dialog.${asked}Hint`)}
        without={caseId}
        onChosen={carry[asked]}
        onClose={onClose}
      />
    )
  return <Suspense>{asked === 'edit' && <Edit {...{ caseId, document, onClose }} />}</Suspense>
}
