import { useId, useState } from 'react';
import { text } from './words.ts';
import styles from './NoticeSettings.module.css';

interface AddressFormProps {
  readonly kind: 'mail' | 'webhook';
  readonly onGiven: (address: string) => void;
}

/** Where somebody says where notices are to go. */
export function AddressForm({ kind, onGiven }: AddressFormProps) {
  const [address, setAddress] = useState('');
  const about = useId();
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onGiven(address.trim());
        setAddress('');
      }}
    >
      <label>
        {text(`notices.${kind}.address`)}
        <input
          type={kind === 'mail' ? 'email' : 'url'}
          required
          value={address}
          autoComplete={kind === 'mail' ? 'email' : 'off'}
          aria-describedby={about}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      </label>
      <button type="submit">{text(`notices.${kind}`)}</button>
      <p id={about} className={styles['about']}>
        {text(`notices.${kind}.about`)}
      </p>
    </form>
  );
}
