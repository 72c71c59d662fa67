/** Beside a shown document: its details, its versions, and who has read it. */
import { Button, Failure, useFormat, Waiting } from '@mizan/platform/ui'
import { isCompared } from '../../rules/preview.ts'
import type { Document, Version } from '../../schemas/documents.ts'
import { useCall } from '../data.ts'
import { Readers } from '../list/DocumentPanel.tsx'
import { KindIcon } from '../list/KindIcon.tsx'
import { TextState } from '../search/TextState.tsx'
import { useSizes } from '../sizes.ts'
import classes from './rail.module.css'
import { useText } from './text.ts'

interface Props {
  caseId: string
  document: Document
  /** The one that is shown. */
  version: Version
  onShow: (version: Version) => void
  onCompare: (before: Version, after: Version) => void
}

export function Rail(props: Props) {
  const t = useText()
  const { caseId, document } = props
  return (
    <aside className={classes.rail} aria-label={t('rail')}>
      <Details document={document} version={props.version} />
      <section className={classes.part}>
        <h3>{t('part.versions')}</h3>
        <Versions {...props} />
      </section>
      <TextState caseId={caseId} documentId={document.documentId} />
      {document.may.includes('edit') && <Readers caseId={caseId} documentId={document.documentId} />}
    </aside>
  )
}

function Details({ document: { kind, description }, version }: { document: Document; version: Version }) {
  const t = useText()
  const format = useFormat()
  const sizeOf = useSizes()
  const facts = [
    [t('fact.size'), sizeOf(version.size)],
    [t('fact.addedBy'), version.addedBy.name],
    [t('fact.date'), format.moment(version.addedAt)],
    [t('fact.description'), description],
  ] as const
  return (
    <section className={classes.part}>
      <h3>{t('part.details')}</h3>
      <dl className={classes.facts}>
        <dt>{t('fact.kind')}</dt>
        <dd>
          <KindIcon kind={kind} /> {version.extension.toUpperCase()}
        </dd>
        {facts.map(
          ([name, value]) => value !== '' && [<dt key={name}>{name}</dt>, <dd key={`${name} `}>{value}</dd>],
        )}
      </dl>
    </section>
  )
}

function Versions({ caseId, document: { documentId }, version: shown, onShow, onCompare }: Props) {
  const t = useText()
  const found = useCall('documents.versions', { params: { caseId, documentId } })
  if (found.error)
    return (
      <>
        <p>{t('version.failed')}</p>
        <Failure error={found.error} onRetry={() => found.refetch()} />
      </>
    )
  if (!found.data) return <Waiting height={80} />
  const { items } = found.data
  return (
    <ol className={classes.versions}>
      {items.map((version, at) => (
        <li key={version.versionId}>
          <Line
            version={version}
            former={items[at + 1]}
            isShown={version.versionId === shown.versionId}
            onShow={onShow}
            onCompare={onCompare}
          />
        </li>
      ))}
    </ol>
  )
}

interface LineProps extends Pick<Props, 'onShow' | 'onCompare'> {
  version: Version
  former: Version | undefined
  isShown: boolean
}

function Line({ version, former, isShown, onShow, onCompare }: LineProps) {
  const t = useText()
  const format = useFormat()
  const { number, addedAt, addedBy, comment } = version
  return (
    <>
      <button
        type="button"
        className={classes.version}
        aria-current={isShown || undefined}
        onClick={() => onShow(version)}
      >
        <strong>{t('version.show', { number })}</strong>
        {isShown && <span> · {t('version.shown')}</span>}
        <span className={classes.quiet}>
          {format.moment(addedAt)} · {addedBy.name}
        </span>
        {comment && <span className={classes.quiet}>{comment}</span>}
      </button>
      {former && isCompared(version) && isCompared(former) && (
        <Button
          variant="subtle"
          px="xs"
          aria-label={`${t('version.compareShort')}, ${t('version.compare', { before: former.number, after: number })}`}
          onClick={() => onCompare(former, version)}
        >
          {t('version.compareShort')}
        </Button>
      )}
    </>
  )
}
