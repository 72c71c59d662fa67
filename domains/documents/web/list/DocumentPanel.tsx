/** One document beside the list: its versions, and who has read it. */
import {
  Failure,
  IconButton,
  PanelHeading,
  SidePanel,
  useFormat,
  useLanguage,
  Waiting,
} from '@mizan/platform/ui'
import { IconDownload } from '@tabler/icons-react'
import { nameOfVersion } from '../../rules/names.ts'
import type { Document, Version } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { DocumentMenu } from '../menu/DocumentMenu.tsx'
import { TextState } from '../search/TextState.tsx'
import { useSizes } from '../sizes.ts'
import { useText } from '../text.ts'
import { uploads } from '../tray/uploads.ts'
import { useDownload } from '../use-download.ts'
import { FileButton } from './FileButton.tsx'
import classes from './panel.module.css'

interface Props {
  caseId: string
  documentId: string
  /** As it is in the list; undefined if the list shows others, and then the server is asked. */
  known: Document | undefined
  onClose: () => void
  onStep: (step: 1 | -1) => void
}

export function DocumentPanel({ caseId, documentId, known, onClose, onStep }: Props) {
  const t = useText()
  const params = { caseId, documentId }
  const found = useCall('documents.read', { params }, { enabled: known === undefined })
  const document = known ?? found.data
  const { download } = useDownload(caseId)
  return (
    <SidePanel
      title={document?.name ?? t('panel.loading')}
      shown={documentId}
      onClose={onClose}
      onStep={onStep}
      onEnter={() => document && download({ documentId, name: document.name })}
    >
      {document && <Parts caseId={caseId} document={document} onGone={onClose} />}
      {!document && !found.error && <Waiting height={240} />}
      {!document && found.error && <Failure error={found.error} onRetry={() => found.refetch()} />}
    </SidePanel>
  )
}

interface PartsProps {
  caseId: string
  document: Document
  onGone: () => void
}

function Parts({ caseId, document, onGone }: PartsProps) {
  const t = useText()
  const { documentId, description, may } = document
  const mayEdit = may.includes('edit')
  return (
    <>
      <div className={classes.tools}>
        <DocumentMenu {...{ caseId, documentId, document }} name={document.name} onGone={onGone} />
      </div>
      {description && (
        <section className={classes.part}>
          <PanelHeading>{t('panel.description')}</PanelHeading>
          <p className={classes.text}>{description}</p>
        </section>
      )}
      <section className={classes.part}>
        <div className={classes.heading}>
          <PanelHeading>{t('panel.versions')}</PanelHeading>
          {mayEdit && (
            <FileButton one onFiles={(files) => uploads.add(caseId, files, { documentId })}>
              {t('action.newVersion')}
            </FileButton>
          )}
        </div>
        <Versions caseId={caseId} document={document} />
      </section>
      <TextState caseId={caseId} documentId={documentId} />
      {mayEdit && <Readers caseId={caseId} documentId={documentId} />}
    </>
  )
}

function Versions({ caseId, document: { documentId, name } }: { caseId: string; document: Document }) {
  const t = useText()
  const language = useLanguage()
  const found = useCall('documents.versions', { params: { caseId, documentId } })
  if (found.error)
    return (
      <>
        <p>{t('panel.failed')}</p>
        <Failure error={found.error} onRetry={() => found.refetch()} />
      </>
    )
  if (!found.data) return <Waiting height={120} />
  return (
    <ol className={classes.versions}>
      {found.data.items.map((version, index) => (
        <li key={version.versionId}>
          <Line
            {...{ caseId, documentId, version }}
            name={index === 0 ? name : nameOfVersion(name, version, language)}
          />
        </li>
      ))}
    </ol>
  )
}

interface LineProps {
  caseId: string
  documentId: string
  version: Version
  name: string
}

function Line({ caseId, documentId, version, name }: LineProps) {
  const t = useText()
  const format = useFormat()
  const sizeOf = useSizes()
  const { download, isLoading } = useDownload(caseId)
  const { versionId, number, size, addedBy, addedAt, comment, hasMacros } = version
  const facts = [format.moment(addedAt), addedBy.name, sizeOf(size), hasMacros ? t('list.macros') : '']
  return (
    <>
      <span className={classes.facts}>
        <strong>{t('panel.version', { number })}</strong>
        <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>
        {comment && <span>{comment}</span>}
      </span>
      <IconButton
        icon={IconDownload}
        label={t('panel.download', { number })}
        disabled={isLoading}
        onClick={() => download({ documentId, versionId, name })}
      />
    </>
  )
}

export function Readers({ caseId, documentId }: { caseId: string; documentId: string }) {
  const t = useText()
  const format = useFormat()
  const found = useCall('documents.readers', { params: { caseId, documentId }, query: { pageSize: 20 } })
  return (
    <section className={classes.part}>
      <PanelHeading>{t('panel.readers')}</PanelHeading>
      {found.error && <p>{t('panel.readersFailed')}</p>}
      {!found.data && !found.error && <Waiting height={40} />}
      {found.data?.total === 0 && <p className={classes.text}>{t('panel.noReaders')}</p>}
      <ul className={classes.readers}>
        {found.data?.items.map(({ person, version, firstAt, lastAt }) => (
          <li key={`${person.id} ${version} ${firstAt}`}>
            {t('panel.readBy', {
              name: person.name || t('panel.someone'),
              version,
              date: format.moment(lastAt),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
