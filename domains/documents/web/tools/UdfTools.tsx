/** `/tools/udf`: UDF, DOCX and PDF into each other, for everybody. */
import { Button, Page, PageHead, useTitle } from '@mizan/platform/ui'
import { DropFrame } from '@mizan/platform/ui/lists'
import { IconFileUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { toolTypes } from '../../schemas/tools.ts'
import { StructureView } from '../preview/views/StructureView.tsx'
import { FileList } from './FileList.tsx'
import { useText } from './text.ts'
import classes from './tools.module.css'
import { useFiles } from './use-files.ts'

export function UdfTools() {
  const t = useText()
  useTitle(t('title'))
  const { files, shown, add, convertAll, ...actions } = useFiles()
  return (
    <Page width="form">
      <PageHead title={t('title')} line={<p>{t('lead')}</p>} />
      <DropFrame
        label={t('title')}
        offer={({ dataTransfer }) => (dataTransfer.types.includes('Files') ? t('drop') : undefined)}
        onDrop={({ dataTransfer }) => add([...dataTransfer.files])}
      >
        <div className={classes.zone}>
          <IconFileUpload size={36} stroke={1.4} aria-hidden />
          <strong>{t('zone')}</strong>
          <FileButton onFiles={add} />
          <span className={classes.hint}>{t('hint')}</span>
        </div>
      </DropFrame>
      {files.length > 0 && <FileList files={files} {...actions} />}
      {files.length > 1 && (
        <div className={classes.all}>
          {toolTypes
            .filter((type) => files.some((one) => one.type !== type))
            .map((type) => (
              <Button key={type} variant="default" onClick={() => void convertAll(type)}>
                {t('all', { type: type.toUpperCase() })}
              </Button>
            ))}
        </div>
      )}
      {shown && (
        <section className={classes.shown}>
          <h2>{t('shown', { name: shown.name })}</h2>
          <StructureView view={shown.view} name={shown.name} />
        </section>
      )}
      <Kept />
    </Page>
  )
}

function FileButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => field.current?.click()}>{t('choose')}</Button>
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

/** What comes along and what does not, before anybody tries. */
function Kept() {
  const t = useText()
  return (
    <section className={classes.kept}>
      <h2>{t('kept.title')}</h2>
      <ul>
        <li>{t('kept.formats')}</li>
        <li>{t('kept.signature')}</li>
        <li>{t('kept.pdf')}</li>
        <li>{t('kept.files')}</li>
      </ul>
    </section>
  )
}
