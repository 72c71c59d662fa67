/** A button that lets one choose files. */
import { Button, usePlanLock } from '@mizan/platform/ui'
import { IconUpload } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { acceptedExtensions } from '../../data/types.ts'

interface Props {
  children: ReactNode
  /** Only one can be chosen. */
  one?: boolean
  onFiles: (files: File[]) => void
}

export const accepted = acceptedExtensions.map((extension) => `.${extension}`).join(',')

export function FileButton({ children, one = false, onFiles }: Props) {
  const lock = usePlanLock()
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />}
        onClick={() => field.current?.click()}
        {...lock}
      >
        {children}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        multiple={!one}
        accept={accepted}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
