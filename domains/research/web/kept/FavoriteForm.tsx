/** Folder and note of a favourite. A text that is no favourite yet becomes one as soon as the form is opened. */
import { Button, notify, useLock } from '@mizan/platform/ui'
import { AreaField, FormActions, FormBody, SelectField, TextField, useForm } from '@mizan/platform/ui/forms'
import { useEffect, useRef } from 'react'
import { longestFolderName, longestNote } from '../../data/kept-limits.ts'
import type { FavoriteKind, FavoriteMark } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import classes from './kept.module.css'
import { useKeptText } from './text.ts'
import { markOf, useMarks } from './use-marks.ts'

interface Props {
  kind: FavoriteKind
  targetId: string
  onDone: () => void
}

const newFolder = 'new'

export function FavoriteForm({ kind, targetId, onDone }: Props) {
  const t = useKeptText()
  const marks = useMarks()
  const mark = markOf(marks, kind, targetId)
  const add = useSend('favorites.add')
  const asked = useRef(false)
  const isMissing = marks !== undefined && mark === undefined
  useEffect(() => {
    if (!isMissing || asked.current) return
    asked.current = true
    add.mutate({ body: { kind, targetId } })
  }, [isMissing, add, kind, targetId])
  if (add.error) return <p role="alert">{add.error.message}</p>
  if (!mark) return <p role="status">{t('star.adding')}</p>
  return <Details key={mark.id} mark={mark} isNew={asked.current} onDone={onDone} />
}

function useSaving(mark: FavoriteMark, onDone: () => void) {
  const t = useKeptText()
  const addFolder = useSend('favorites.addFolder')
  const update = useSend('favorites.update')
  return useForm({
    initial: { folder: mark.folderId ?? '', name: '', note: mark.note },
    submit: async ({ folder, name, note }) => {
      const made = folder === newFolder && name.trim() !== ''
      const folderId = made ? (await addFolder.mutateAsync({ body: { name } })).id : folder
      const isNone = folderId === '' || folderId === newFolder
      await update.mutateAsync({
        params: { favoriteId: mark.id },
        body: { folderId: isNone ? null : folderId, note },
      })
      notify('success', t('star.saved'))
      onDone()
    },
  })
}

function Details({ mark, isNew, onDone }: { mark: FavoriteMark; isNew: boolean; onDone: () => void }) {
  const t = useKeptText()
  const lock = useLock()
  const form = useSaving(mark, onDone)
  const { data: folders = [] } = useCall('favorites.folders', {})
  const remove = useSend('favorites.delete', () => notify('success', t('star.removed')))
  const options = [
    { value: '', label: t('star.none') },
    ...folders.map(({ id, name }) => ({ value: id, label: name })),
    { value: newFolder, label: t('star.new') },
  ]
  return (
    <div className={classes.form}>
      {isNew && (
        <p className={classes.added} role="status">
          {t('star.done')}
        </p>
      )}
      <FormBody form={form}>
        <SelectField label={t('star.folder')} optional options={options} {...form.field('folder')} />
        {form.values.folder === newFolder && (
          <TextField label={t('star.name')} maxLength={longestFolderName} {...form.field('name')} />
        )}
        <AreaField
          label={t('star.note')}
          hint={t('star.noteHint')}
          optional
          rows={3}
          maxLength={longestNote}
          {...form.field('note')}
        />
        <FormActions>
          <Button type="submit" loading={form.busy} {...lock}>
            {t('star.save')}
          </Button>
          <Button
            variant="subtle"
            color="var(--bad)"
            {...lock}
            onClick={() => {
              // The form goes first: without its favourite it would keep the text again.
              onDone()
              remove.mutate({ params: { favoriteId: mark.id } })
            }}
          >
            {t('star.remove')}
          </Button>
        </FormActions>
      </FormBody>
    </div>
  )
}
