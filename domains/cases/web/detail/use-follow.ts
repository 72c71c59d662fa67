/** Whether the person follows the shown case, and how that is changed. */
import { useFeature } from '@mizan/platform/ui'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import { useEditing } from './editing.tsx'

export function useFollow() {
  const t = useText()
  const { caseId, isFollowing, followers } = useEditing().record
  const isOn = useFeature('caseFollowing') === 'TurnedOn'
  const follow = useSend(isFollowing ? 'cases.unfollow' : 'cases.follow')
  const count = followers.length
  return {
    isOn,
    isFollowing,
    isPending: follow.isPending,
    label: isFollowing ? t('case.following', { count }) : t('case.follow', { count }),
    names: followers.map(({ name }) => name).join(', '),
    turn: () => follow.mutate({ params: { caseId } }),
  }
}
