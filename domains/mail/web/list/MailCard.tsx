/** One mail that waits: its text, its attachments, and the cases that it is offered for. */
import { Button, ConfirmDialog, CutName, notify, useFormat, useLock } from '@mizan/platform/ui'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import type { IncomingMail, MailCandidate } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import { CaseDialog } from './CaseDialog.tsx'
import classes from './mail.module.css'
import { useFiling } from './use-filing.ts'

/** Letters of the text that are shown at once. */
const beginning = 280

export function MailCard({ mail }: { mail: IncomingMail }) {
  const t = useText()
  const subject = mail.isDamaged ? t('mail.damagedSubject') : mail.subject || t('mail.noSubject')
  return (
    <article className={classes.card} data-mail={mail.mailId}>
      <h2>{subject}</h2>
      <Facts mail={mail} />
      {mail.isDamaged && <p className={classes.warning}>{t('mail.damaged')}</p>}
      {!mail.isReadable && !mail.isDamaged && <p className={classes.warning}>{t('mail.unreadable')}</p>}
      <Text text={mail.text} />
      <Attachments mail={mail} />
      <Offers mail={mail} subject={subject} />
    </article>
  )
}

function Facts({ mail: { from, sentAt, arrivedAt, isDamaged } }: { mail: IncomingMail }) {
  const t = useText()
  const format = useFormat()
  const sender = [from.name, from.address].filter((part) => part !== '').join(' · ')
  return (
    <p className={classes.facts}>
      {!isDamaged && <span>{sender || t('mail.noSender')}</span>}
      {sentAt && <span>{t('mail.sent', { at: format.moment(sentAt) })}</span>}
      <span>{t('mail.arrived', { at: format.moment(arrivedAt) })}</span>
    </p>
  )
}

function Text({ text }: { text: string }) {
  const t = useText()
  if (text.length <= beginning) return text ? <p className={classes.text}>{text}</p> : null
  return (
    <>
      <p className={classes.text}>{`${text.slice(0, beginning).toWellFormed()}…`}</p>
      <details className={classes.more}>
        <summary>{t('mail.more')}</summary>
        <p className={classes.text}>{text.slice(beginning).toWellFormed()}</p>
      </details>
    </>
  )
}

function Attachments({ mail: { attachments, isCut } }: { mail: IncomingMail }) {
  const t = useText()
  if (attachments.length === 0) return null
  return (
    <>
      <p className={classes.count}>
        <IconPaperclip size={16} stroke={1.7} aria-hidden />
        {t('mail.files', { count: attachments.length })}
      </p>
      <ul className={classes.files}>
        {attachments.map(({ name, isWithin }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two can have one name, and they never change places
          <li key={at}>
            <CutName name={name} />
            {isWithin && <small> ({t('mail.within')})</small>}
          </li>
        ))}
      </ul>
      {isCut && <p className={classes.hint}>{t('mail.isCut')}</p>}
    </>
  )
}

function Offers({ mail, subject }: { mail: IncomingMail; subject: string }) {
  const t = useText()
  const lock = useLock()
  const { file, isFiling } = useFiling(mail.mailId)
  const [open, setOpen] = useState<'case' | 'decline'>()
  const { candidates } = mail
  const hasOffers = candidates.length > 0
  return (
    <>
      {!hasOffers && <p className={classes.hint}>{t('noCase')}</p>}
      {hasOffers && (
        <ul className={classes.candidates}>
          {candidates.map((one) => (
            <Candidate key={one.caseId} candidate={one} isFiling={isFiling} onFile={file} />
          ))}
        </ul>
      )}
      {candidates[0]?.reason === 'sender' && <p className={classes.hint}>{t('forged')}</p>}
      <div className={classes.actions}>
        <Button
          variant="default"
          aria-label={hasOffers ? t('otherOf', { subject }) : t('anyOf', { subject })}
          onClick={() => setOpen('case')}
          {...lock}
        >
          {hasOffers ? t('other') : t('any')}
        </Button>
        <Button
          variant="subtle"
          aria-label={t('declineOf', { subject })}
          onClick={() => setOpen('decline')}
          {...lock}
        >
          {t('decline')}
        </Button>
      </div>
      {open === 'case' && <CaseDialog onChosen={file} onClose={() => setOpen(undefined)} />}
      {open === 'decline' && (
        <Declining mailId={mail.mailId} subject={subject} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

interface CandidateProps {
  candidate: MailCandidate
  isFiling: boolean
  onFile: (caseId: string) => Promise<void>
}

function Candidate({ candidate: { caseId, title, number, reason }, isFiling, onFile }: CandidateProps) {
  const t = useText()
  const lock = useLock()
  return (
    <li>
      <span>
        <strong>{title}</strong> · {number} <small>{t(`reason.${reason}`)}</small>
      </span>
      <Button
        variant="default"
        aria-label={t('fileIn', { title })}
        loading={isFiling}
        // A notice has reported the failure.
        onClick={() => void onFile(caseId).catch(() => undefined)}
        {...lock}
      >
        {t('file')}
      </Button>
    </li>
  )
}

function Declining({ mailId, subject, onClose }: { mailId: string; subject: string; onClose: () => void }) {
  const t = useText()
  const send = useSend('mail.decline', () => {
    notify('success', t('declining.done'))
    onClose()
  })
  return (
    <ConfirmDialog
      title={t('declining.title')}
      confirm={t('decline')}
      busy={send.isPending}
      error={send.error}
      onConfirm={() => send.mutate({ params: { mailId } })}
      onClose={onClose}
    >
      <p>{t('declining.body', { subject })}</p>
    </ConfirmDialog>
  )
}
