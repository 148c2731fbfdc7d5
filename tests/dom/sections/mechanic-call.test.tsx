import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MechanicCall } from '@/sections/mechanic-call';
import { headingsInDrawings, outlineOf } from './outline';

it('asks whether you are a mechanic', () => {
  render(<MechanicCall onPartner={vi.fn()} />);
  expect(outlineOf('Are you a mechanic?')).toEqual([[2, 'Are you a mechanic?']]);
  expect(screen.getByText('Join our trusted network and grow your business')).toBeVisible();
  expect(headingsInDrawings()).toEqual([]);
});

it('has one button, which calls onPartner', async () => {
  const onPartner = vi.fn();
  render(<MechanicCall onPartner={onPartner} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveAccessibleName('Partner with Us');
  expect(onPartner).toHaveBeenCalledOnce();
});

it('captions the job ticket as illustrative', () => {
  render(<MechanicCall onPartner={vi.fn()} />);
  expect(screen.getByText('Illustrative request')).toBeVisible();
});
