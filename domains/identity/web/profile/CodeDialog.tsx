/** Asks for the code that was sent to the person's telephone number. */
import { Dialog } from '@mizan/platform/ui'
import { FormStack } from '@mizan/platform/ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CodeForm } from '../components/CodeForm.tsx'
import { SentTo } from '../components/SentTo.tsx'
import type { TimedCode } from '../second-step.ts'
import { useSend } from './data.ts'

interface Props {
  title: string
  sent: TimedCode
  onVerified: () => void
  onClose: () => void
}

export function CodeDialog({ title, sent: first, onVerified, onClose }: Props) {
  const [sent, setSent] = useState(first)
  const cache = useQueryClient()
  const verify = useSend('auth.verify')
  return (
    <Dialog title={title} form onClose={onClose}>
      <FormStack>
        <p>
          <SentTo sent={sent} />
        </p>
        <CodeForm
          sent={sent}
          onResent={setSent}
          onCode={async (code) => {
            await verify.mutateAsync({ body: { codeId: sent.code.codeId, code } })
            await cache.invalidateQueries({ queryKey: ['user.profile'] })
            onVerified()
          }}
        />
      </FormStack>
    </Dialog>
  )
}
