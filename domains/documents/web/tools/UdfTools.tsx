/** `/tools/udf`: UDF, DOCX and PDF into each other, for everybody. */
import { Button, IconButton, Page, useTitle } from '@mizan/platform/ui'
import { DropFrame } from '@mizan/platform/ui/lists'
import { IconEye, IconUpload, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { type ToolType, toolTypes } from '../../schemas/tools.ts'
import { StructureView } from '../preview/views/StructureView.tsx'
import { useText } from './text.ts'
import classes from './tools.module.css'
import { type Dropped, useFiles } from './use-files.ts'

export function UdfTools() {
  const t = useText()
  useTitle(t('title'))
  const { files, shown, add, convertAll, ...actions } = useFiles()
  return (
    <Page width="form">
      <DropFrame
        label={t('title')}
        offer={({ dataTransfer }) => (dataTransfer.types.includes('Files') ? t('drop') : undefined)}
        onDrop={({ dataTransfer }) => add([...dataTransfer.files])}
      >
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        <div className={classes.choose}>
          <FileButton onFiles={add} />
          <span className={classes.hint}>{t('hint')}</span>
        </div>
        {files.length > 0 && <FileList files={files} {...actions} />}
        {files.length > 1 && (
          <div className={classes.all}>
            {toolTypes.map((type) => (
              <Button key={type} variant="default" onClick={() => void convertAll(type)}>
                {t('all', { type: type.toUpperCase() })}
              </Button>
            ))}
          </div>
        )}
        <p className={classes.hint}>{t('loss')}</p>
        {shown && (
          <section className={classes.shown}>
            <h2>{t('shown', { name: shown.name })}</h2>
            <StructureView view={shown.view} name={shown.name} />
          </section>
        )}
      </DropFrame>
    </Page>
  )
}

function FileButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />}
        onClick={() => field.current?.click()}
      >
        {t('choose')}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept=".udf,.docx,.pdf"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </>
  )
}

interface ListProps {
  files: readonly Dropped[]
  convert: (file: Dropped, to: ToolType) => Promise<void>
  show: (file: Dropped) => Promise<void>
  remove: (id: string) => void
}

function FileList({ files, convert, show, remove }: ListProps) {
  const t = useText()
  return (
    <ul className={classes.files} aria-label={t('list')}>
      {files.map((one) => {
        const { name } = one.file
        return (
          <li key={one.id} className={classes.file}>
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
      })}
    </ul>
  )
}
