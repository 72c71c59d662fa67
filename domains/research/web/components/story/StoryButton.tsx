/** Opens the panel in which a story becomes a search string; there only while its switch is on. */
import { Button, Dialog, Later, useFeature } from '@mizan/platform/ui'
import { IconMessage2Search } from '@tabler/icons-react'
import { useState } from 'react'
import { useDecisionAddress } from '../../use-decision-address.ts'
import { useStoryText } from './text.ts'
import { useStory } from './use-story.ts'

const storyPanel = async () => (await import('./StoryPanel.tsx')).default

export function StoryButton() {
  const isOn = useFeature('searchQueryGeneration') === 'TurnedOn'
  return isOn ? <OpenStory /> : null
}

function OpenStory() {
  const t = useStoryText()
  const [{ country }] = useDecisionAddress()
  const [open, setOpen] = useState(false)
  const story = useStory(country, open)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMessage2Search size={17} stroke={1.7} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {open && (
        <Dialog title={t('title')} side onClose={() => setOpen(false)}>
          <Later load={storyPanel} story={story} onSearch={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}
