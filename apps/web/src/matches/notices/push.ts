/** Whether this browser can be sent something while no page is open. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Why somebody is not sent anything. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

/** Has the browser take messages from the host with this key; gives where they are sent, as the host wants it. */
export async function subscribe(pushKey: string): Promise<string> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: pushKey };
  const before = await pushManager.getSubscription();
  const subscription = before ?? (await pushManager.subscribe(wanted));
  const { endpoint, keys } = subscription.toJSON();
  return JSON.stringify({ endpoint, keys });
}

/** The browser takes no more of them. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
