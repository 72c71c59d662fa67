/** A template that is being edited: changes stay here until they are saved. */
import type { ApiError } from '@mizan/platform/contract/client'
import { notify, useUnsavedChanges } from '@mizan/platform/ui'
import { useState } from 'react'
import type { DraftKind, TemplateField } from '../../rules/templates/template.ts'
import type { OfficeTemplate } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { type OpenEditor, useEditor } from '../editor/use-editor.ts'
import { useText } from '../text.ts'

interface TemplateDetails {
  title: string
  kind: DraftKind
  purpose: string
  fields: TemplateField[]
}

export interface OpenTemplate {
  about: TemplateDetails
  open: OpenEditor
  isDirty: boolean
  isBusy: boolean
  failure: ApiError | null
  change: (next: Partial<TemplateDetails>) => void
  save: () => Promise<void>
  /** Replaces the text here by the one that somebody else has saved meanwhile. */
  takeTheirs: () => Promise<void>
  /** Saves the text here over the one that somebody else has saved meanwhile. */
  insist: () => Promise<void>
}

interface Options {
  isLocked: boolean
  onReload: () => Promise<{ data: OfficeTemplate | undefined }>
}

const aboutOf = ({ title, kind, purpose, fields }: OfficeTemplate): TemplateDetails => ({
  title,
  kind,
  purpose,
  fields,
})

export function useTemplate(template: OfficeTemplate, { isLocked, onReload }: Options): OpenTemplate {
  const t = useText()
  const { templateId, body } = template
  const [about, setAbout] = useState(() => aboutOf(template))
  const [revision, setRevision] = useState(template.revision)
  const [isDirty, setDirty] = useState(false)
  const send = useSend('templates.save')
  useUnsavedChanges(isDirty)
  const open = useEditor({
    ...{ text: body.text, when: body.when, isLocked, label: t('templates.paper') },
    onText: () => setDirty(true),
  })
  const put = async (from: number) => {
    // Text typed during the save is not saved with it.
    setDirty(false)
    const written = { text: open.textNow(), when: open.whenNow().map((one) => [...one]) }
    try {
      const saved = await send.mutateAsync({
        params: { templateId },
        body: { ...about, title: about.title.trim(), revision: from, body: written },
      })
      setRevision(saved.revision)
      notify('success', t('templates.done'))
    } catch {
      setDirty(true)
    }
  }
  const reload = async () => (await onReload()).data
  return {
    ...{ about, open, isDirty, isBusy: send.isPending, failure: send.error },
    change: (next) => {
      setAbout((before) => ({ ...before, ...next }))
      setDirty(true)
    },
    save: () => put(revision),
    takeTheirs: async () => {
      const theirs = await reload()
      if (!theirs) return
      setAbout(aboutOf(theirs))
      setRevision(theirs.revision)
      open.replace(theirs.body.text, theirs.body.when)
      send.reset()
      setDirty(false)
    },
    insist: async () => {
      const theirs = await reload()
      if (theirs) await put(theirs.revision)
    },
  }
}
