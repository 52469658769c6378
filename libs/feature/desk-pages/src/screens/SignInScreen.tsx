import { SignInForm } from '@forecourt/desk-ui';
import type { FailureView } from '@forecourt/desk-ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { deskApi, useRequestCodeMutation, useSignInMutation } from '../api/deskApi.ts';
import { useKeptForm } from '../hooks/useKeptForm.ts';
import { failureView } from '../logic/failureView.ts';
import { isEmail } from '../logic/isEmail.ts';

/** Sign-in with a code. What is typed survives the way to the mail app and back. */
export function SignInScreen() {
  const [address] = useSearchParams();
  const { fields, change, clear } = useKeptForm('sign-in', { email: '', code: '', sentTo: '' });
  const [failure, setFailure] = useState<FailureView | null>(null);
  const [requestCode, { isLoading: isSending }] = useRequestCodeMutation();
  const [signIn, { isLoading: isSigningIn }] = useSignInMutation();
  const navigate = useNavigate();
  const dispatch = useDispatch();

  async function send() {
    const email = fields.email.trim();
    if (!isEmail(email)) return refuse('Enter your work e-mail, such as kim@dealer.com.au.');
    setFailure(null);
    const { error } = await requestCode({ body: { email } });
    if (error) return setFailure(failureView(error));
    change({ email, sentTo: email, code: '' });
  }

  async function enter() {
    if (fields.code.replace(/[\s-]/g, '').length !== 6) return refuse('Enter the six digits of the code.');
    setFailure(null);
    const { error } = await signIn({ body: { email: fields.sentTo, code: fields.code } });
    if (error) return setFailure(failureView(error));
    clear();
    // What an earlier person has seen is not shown to this one.
    dispatch(deskApi.util.resetApiState());
    await navigate(pathIn(address.get('to')), { replace: true });
  }

  const refuse = (text: string) => setFailure({ text, retry: false });
  return (
    <>
      <title>Sign in · Desk</title>
      <SignInForm
        step={fields.sentTo === '' ? 'email' : 'code'}
        email={fields.email}
        code={fields.code}
        sentTo={fields.sentTo}
        busy={isSending || isSigningIn}
        failure={failure}
        onChange={change}
        onSend={() => void send()}
        onSignIn={() => void enter()}
        onBack={() => {
          setFailure(null);
          change({ sentTo: '', code: '' });
        }}
      />
    </>
  );
}

/** A page of the desk; another site is none. */
function pathIn(to: string | null): string {
  return to !== null && /^\/(?![/\\])/.test(to) ? to : '/';
}
