/** The folders of favourites: choosing one, adding, renaming and deleting. */
import { Button, ConfirmDialog, useLock } from '@mizan/platform/ui'
import { Menu, PanelButton } from '@mizan/platform/ui/composite'
import { FormBody, FormDialog, TextField, useForm } from '@mizan/platform/ui/forms'
import { IconFolder, IconFolderPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { longestFolderName } from '../../data/kept-limits.ts'
import type { FavoriteFolder } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import classes from './folders.module.css'
import { useKeptText } from './text.ts'

interface Props {
  /** Empty for all folders, `none` for no folder. */
  chosen: string
  onChoose: (id: string) => void
}

export function FolderBar({ chosen, onChoose }: Props) {
  const t = useKeptText()
  const { data: folders = [] } = useCall('favorites.folders', {})
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null)
  const current = folders.find(({ id }) => id === chosen)
  const chip = (id: string, label: string, count?: number) => (
    <button
      key={id}
      type="button"
      className={classes.chip}
      aria-pressed={chosen === id}
      onClick={() => onChoose(id)}
    >
      {id !== '' && id !== 'none' && <IconFolder size={15} stroke={1.7} aria-hidden />}
      <span>{label}</span>
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of a toolbar, no fields of a form
    <div className={classes.bar} role="group" aria-label={t('favorites.folders')}>
      {folders.length > 0 && chip('', t('favorites.every'))}
      {folders.map(({ id, name, count }) => chip(id, name, count))}
      {folders.length > 0 && chip('none', t('favorites.unfiled'))}
      {current && (
        <Menu
          label={t('favorites.actions', { name: current.name })}
          entries={[
            { id: 'rename', label: t('favorites.rename'), run: () => setAsked('rename') },
            { id: 'delete', label: t('favorites.delete'), run: () => setAsked('delete'), harmful: true },
          ]}
        />
      )}
      <span className={classes.add}>
        <AddFolder />
      </span>
      {current && asked === 'rename' && <Renaming folder={current} onClose={() => setAsked(null)} />}
      {current && asked === 'delete' && (
        <Deletion folder={current} onClose={() => setAsked(null)} onGone={() => onChoose('')} />
      )}
    </div>
  )
}

function AddFolder() {
  const t = useKeptText()
  const lock = useLock()
  const icon = <IconFolderPlus key="icon" size={16} stroke={1.7} aria-hidden />
  return (
    <PanelButton
      label={t('favorites.addFolder')}
      face={[icon, ' ', t('favorites.addFolder')]}
      bare
      disabled={lock.disabled}
    >
      {(close) => <NewFolder onDone={close} />}
    </PanelButton>
  )
}

function NewFolder({ onDone }: { onDone: () => void }) {
  const t = useKeptText()
  const add = useSend('favorites.addFolder')
  const form = useForm({
    initial: { name: '' },
    submit: async ({ name }) => {
      await add.mutateAsync({ body: { name } })
      onDone()
    },
  })
  return (
    <FormBody form={form}>
      <TextField label={t('favorites.folderName')} maxLength={longestFolderName} {...form.field('name')} />
      <Button type="submit" loading={form.busy}>
        {t('favorites.create')}
      </Button>
    </FormBody>
  )
}

function Renaming({ folder, onClose }: { folder: FavoriteFolder; onClose: () => void }) {
  const t = useKeptText()
  const rename = useSend('favorites.renameFolder')
  const form = useForm({
    initial: { name: folder.name },
    submit: async ({ name }) => {
      await rename.mutateAsync({ params: { folderId: folder.id }, body: { name } })
      onClose()
    },
  })
  return (
    <FormDialog title={t('favorites.renameTitle')} form={form} submit={t('star.save')} onClose={onClose}>
      <TextField label={t('favorites.folderName')} maxLength={longestFolderName} {...form.field('name')} />
    </FormDialog>
  )
}

interface Deleting {
  folder: FavoriteFolder
  onClose: () => void
  onGone: () => void
}

function Deletion({ folder, onClose, onGone }: Deleting) {
  const t = useKeptText()
  const remove = useSend('favorites.deleteFolder', () => {
    onClose()
    onGone()
  })
  return (
    <ConfirmDialog
      title={t('favorites.deleteAsk', { name: folder.name })}
      confirm={t('favorites.delete')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ params: { folderId: folder.id } })}
      onClose={onClose}
    >
      {t('favorites.deleteBody')}
    </ConfirmDialog>
  )
}
