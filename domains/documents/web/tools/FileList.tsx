/** The files that were dropped: what each can become, what became of it, and what did not come along. */
import { Button, IconButton } from '@mizan/platform/ui'
import { IconEye, IconX } from '@tabler/icons-react'
import { type ToolType, toolTypes } from '../../schemas/tools.ts'
import { useText } from './text.ts'
import classes from './tools.module.css'
import type { Dropped } from './use-files.ts'

interface Actions {
  convert: (file: Dropped, to: ToolType) => Promise<void>
  show: (file: Dropped) => Promise<void>
  remove: (id: string) => void
}

export function FileList({ files, ...actions }: Actions & { files: readonly Dropped[] }) {
  const t = useText()
  return (
    <ul className={classes.files} aria-label={t('list')}>
      {files.map((one) => (
        <FileLine key={one.id} one={one} {...actions} />
      ))}
    </ul>
  )
}

function FileLine({ one, convert, show, remove }: Actions & { one: Dropped }) {
  const t = useText()
  const { name } = one.file
  return (
    <li className={classes.file}>
      <span className={classes.name}>{name}</span>
      <span className={classes.state} data-state={one.state} role="status">
        {one.state === 'working' ? t('working') : one.said}
      </span>
      <span className={classes.actions}>
        {toolTypes
          .filter((type) => type !== one.type)
          .map((type) => (
            <Button
              key={type}
              variant="default"
              px="sm"
              loading={one.state === 'working'}
              aria-label={t('to', { name, type: type.toUpperCase() })}
              onClick={() => void convert(one, type)}
            >
              {type.toUpperCase()}
            </Button>
          ))}
        {one.type !== 'pdf' && (
          <IconButton icon={IconEye} label={t('showOf', { name })} onClick={() => void show(one)} />
        )}
        <IconButton icon={IconX} label={t('remove', { name })} onClick={() => remove(one.id)} />
      </span>
    </li>
  )
}
