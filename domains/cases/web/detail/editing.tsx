/**
 * Changes of the shown case: every part of its screen saves through here. Changes of others in other fields are
 * reported; if somebody has changed the same field meanwhile, the person chooses. Names similar to that of another client
 * are seen first.
 */
import { ApiError } from '@mizan/platform/contract/client'
import { notify } from '@mizan/platform/ui'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import type { Case, Changed, Conflicts } from '../../schemas.ts'
import { ClientConflicts } from '../parties/ClientConflicts.tsx'
import { useText } from '../text.ts'
import { Conflict } from './Conflict.tsx'
import { type Clash, clashOf, type Outcome, reportMeanwhile, reportRefusal } from './clash.ts'
import { currentOf, type Edit, type Field } from './fields.ts'
import { useFieldSends } from './use-field-sends.ts'
import { useValueText } from './value-text.ts'

interface Editing {
  record: Case
  /** Whether the person may change this case, now and under the plan of the office. */
  mayEdit: boolean
  /** Saves the value of a field. `seen`: what it began from, for a field that stays open while others change it. */
  save: (
    field: Field,
    value: string | null,
    seen?: { version: number; before: string | null },
  ) => Promise<Outcome>
  isSaving: boolean
  /** The field that was saved a moment ago. */
  saved: Field | null
}

/** A change of the client that waits until the similar names were seen. */
interface Similar {
  edit: Edit
  isUndo: boolean
  found: Conflicts
}

const Context = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(Context)
  if (!editing) throw new Error('EditingProvider is missing')
  return editing
}

const savedMs = 2_000
/** Their former value is one press away. */
const undoable: ReadonlySet<Field> = new Set(['state', 'deadline', 'assignee', 'client'])

interface Props {
  record: Case
  isLocked: boolean
  children: ReactNode
}

export function EditingProvider({ record, isLocked, children }: Props) {
  const sends = useFieldSends(record.caseId)
  const report = useReport()
  const [clash, setClash] = useState<Clash<Edit> | null>(null)
  const [similar, setSimilar] = useState<Similar | null>(null)
  const [saved, setSaved] = useSavedMark()
  const latest = useRef(record)
  latest.current = record
  const send = async (edit: Edit, isUndo = false): Promise<Outcome> => {
    try {
      const changed = await sends.run(edit)
      setSaved(edit.field)
      setClash(null)
      setSimilar(null)
      const back: Edit = {
        ...edit,
        conflictsSeen: false,
        value: edit.before,
        before: edit.value,
        version: changed.version,
      }
      report(edit, changed, isUndo ? undefined : () => void send(back, true))
      return 'kept'
    } catch (error) {
      if (error instanceof ApiError && error.code === 'version.changed') {
        setClash(clashOf(edit, error))
        return 'clash'
      }
      if (error instanceof ApiError && error.code === 'case.conflicts_found') {
        setSimilar({ edit, isUndo, found: error.details as Conflicts })
        return 'clash'
      }
      reportRefusal(error)
      return 'failed'
    }
  }
  const save: Editing['save'] = (field, value, seen) => {
    const { version } = latest.current
    return send({ field, value, version, before: currentOf(latest.current, field), ...seen })
  }
  const editing = {
    record,
    mayEdit: record.may.includes('edit') && !isLocked,
    save,
    isSaving: sends.isPending,
    saved,
  }
  return (
    <Context value={editing}>
      {children}
      {clash && (
        <Conflict
          clash={clash}
          record={record}
          isBusy={sends.isPending}
          onSave={(value) => save(clash.edit.field, value)}
          onClose={() => setClash(null)}
        />
      )}
      {similar && (
        <ClientConflicts
          found={similar.found}
          onSeen={() => send({ ...similar.edit, conflictsSeen: true }, similar.isUndo)}
          onClose={() => setSimilar(null)}
        />
      )}
    </Context>
  )
}

function useSavedMark() {
  const [saved, setSaved] = useState<Field | null>(null)
  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(() => setSaved(null), savedMs)
    return () => clearTimeout(timer)
  }, [saved])
  return [saved, setSaved] as const
}

/** Says what was saved where that needs words, with the way back. */
function useReport() {
  const t = useText()
  const textOf = useValueText()
  return ({ field, value }: Edit, { meanwhile }: Changed, undo: (() => void) | undefined) => {
    reportMeanwhile(meanwhile, { both: (who) => t('merged', { who }), alone: t('mergedAlone') })
    if (!undoable.has(field)) return
    const says = t(`says.${field as 'state'}`, { value: textOf(field, value) })
    notify('info', says, {
      key: `case.${field}`,
      ...(undo && { action: { label: t('undo'), undoes: true, run: undo } }),
    })
  }
}
