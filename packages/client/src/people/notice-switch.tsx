import { useState } from 'react';
import { SwitchField } from '../app/fields.tsx';
import { noticesNow, switchOff, switchOn } from '../online/notices.ts';
import { words } from './account-words.ts';

/** Whether the browser tells when it is one's turn. */
export function NoticeSwitch() {
  const say = words.use();
  const [notices, setNotices] = useState(noticesNow);
  const change = async (isOn: boolean): Promise<void> =>
    setNotices(isOn ? await switchOn() : await switchOff());
  if (notices === 'never') return <p>{say('noticesNever')}</p>;
  return (
    <SwitchField
      label={say('notices')}
      about={say(notices === 'denied' ? 'noticesDenied' : 'noticesAbout')}
      isOn={notices === 'on'}
      onChange={(isOn) => void change(isOn)}
    />
  );
}
