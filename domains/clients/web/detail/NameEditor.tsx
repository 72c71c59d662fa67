/** The name of a client, changed in place: Enter and leaving the field save it, Escape reverts it. */
import { useScreenKeys } from '@mizan/platform/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Client } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import classes from './ClientHead.module.css'
import { NameConflict } from './NameConflict.tsx'
import { RenameDialog } from './RenameDialog.tsx'

interface Props {
  client: Client
  mayEdit: boolean
  isOpen: boolean
  onOpen: (open: boolean) => void
  /** The head around the name. */
  children: (name: ReactNode) => ReactNode
}

/** What a person has written over an older name. */
interface Attempt {
  name: string
  before: string
  /** The version of the client that had the older name. */
  version: number
}

const savedMs = 2_000

export function NameEditor({ client, mayEdit, isOpen, onOpen, children }: Props) {
  const t = useText()
  const [isSaved, setSaved] = useState(false)
  const [conflict, setConflict] = useState<Attempt | null>(null)
  /** The office knows names like this one, which have to be seen. */
  const [similar, setSimilar] = useState<Attempt | null>(null)
  const rename = useSend('client.updateName', () => {
    setConflict(null)
    onOpen(false)
    setSaved(true)
  })
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => setSaved(false), savedMs)
    return () => clearTimeout(timer)
  }, [isSaved])
  useScreenKeys({ e: mayEdit ? () => onOpen(true) : undefined })
  const save = (attempt: Attempt) => {
    const { name, before, version } = attempt
    if (rename.isPending) return
    if (!name || name === before) return onOpen(false)
    const { clientId } = client
    rename.mutate(
      { body: { clientId, name, version, conflictsSeen: false } },
      {
        onError: ({ code }) => {
          if (code === 'version.changed') setConflict(attempt)
          else if (code === 'client.conflicts_found') setSimilar(attempt)
          else return
          onOpen(false)
        },
      },
    )
  }
  const problem = isAnswered(rename.error) ? undefined : rename.error?.message
  return (
    <>
      {children(
        <>
          {isOpen ? (
            <NameInput
              client={client}
              isWrong={Boolean(problem)}
              onSave={save}
              onClose={() => onOpen(false)}
            />
          ) : (
            <ShownName name={client.name} onEdit={mayEdit ? () => onOpen(true) : undefined} />
          )}
          <span role="status" className={classes.saved}>
            {isSaved && t('client.saved')}
          </span>
        </>,
      )}
      {isOpen && problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      {conflict && (
        <NameConflict
          client={client}
          attempt={conflict}
          isBusy={rename.isPending}
          onSave={(name) =>
            name === client.name
              ? setConflict(null)
              : save({ name, before: client.name, version: client.version })
          }
          onClose={() => setConflict(null)}
        />
      )}
      {similar && (
        <RenameDialog
          clientId={client.clientId}
          attempt={similar}
          onSaved={() => setSaved(true)}
          onChanged={(name) => setConflict({ ...similar, name })}
          onClose={() => setSimilar(null)}
        />
      )}
    </>
  )
}

/** A question is shown instead of the message. */
const isAnswered = (error: { code: string } | null): boolean =>
  error?.code === 'version.changed' || error?.code === 'client.conflicts_found'

function ShownName({ name, onEdit }: { name: string; onEdit: (() => void) | undefined }) {
  const t = useText()
  if (!onEdit) return name
  return (
    <button type="button" className={classes.edit} title={t('client.rename')} onClick={onEdit}>
      {name}
    </button>
  )
}

interface InputProps {
  client: Client
  isWrong: boolean
  onSave: (attempt: Attempt) => void
  onClose: () => void
}

function NameInput({ client, isWrong, onSave, onClose }: InputProps) {
  const t = useText()
  /** The client as it was when the person began. */
  const [{ name: before, version }] = useState(client)
  const [typed, setTyped] = useState(before)
  const field = useRef<HTMLInputElement>(null)
  const isReverted = useRef(false)
  useEffect(() => field.current?.select(), [])
  const save = () => {
    if (!isReverted.current) onSave({ name: typed.trim(), before, version })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save()
    if (event.key !== 'Escape') return
    isReverted.current = true
    onClose()
  }
  return (
    <input
      ref={field}
      className={classes.input}
      value={typed}
      maxLength={255}
      autoComplete="off"
      aria-label={t('client.name')}
      aria-invalid={isWrong}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKey}
      onBlur={save}
    />
  )
}
