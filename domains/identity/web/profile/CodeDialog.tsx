/** Asks for the code that was sent to a new address of the person. */
import { Dialog } from '@mizan/platform/ui'
import { useState } from 'react'
import { CodeForm } from '../components/CodeForm.tsx'
import { SentTo } from '../components/SentTo.tsx'
import type { Sent } from '../second-step.ts'
import { useSend } from './data.ts'
import classes from './profile.module.css'

interface Props {
  title: string
  sent: Sent
  onVerified: () => Promise<void>
  onClose: () => void
}

export function CodeDialog({ title, sent: first, onVerified, onClose }: Props) {
  const [sent, setSent] = useState(first)
  const verify = useSend('auth.verify')
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={classes.form}>
        <p>
          <SentTo sent={sent} />
        </p>
        <CodeForm
          sent={sent}
          onResent={setSent}
          onCode={async (code) => {
            await verify.mutateAsync({ body: { codeId: sent.code.codeId, code } })
            await onVerified()
          }}
        />
      </div>
    </Dialog>
  )
}
