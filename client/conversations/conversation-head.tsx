import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { BOOKING_HASH } from '#client/navigation/booking-hash.ts';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import type { WholeConversation } from '#contract/conversations.ts';
import { t } from '#language/t.ts';
import { BikeState } from './bike-state.tsx';
import { BlockPerson } from './thread/block-person.tsx';

/** Whom one talks to, and about which bike. */
export function ConversationHead({ conversation }: { conversation: WholeConversation }) {
  const { as, product, other, isBlocked, bookingId } = conversation;
  const { search } = useLocation();
  const [blocking, setBlocking] = useState(false);
  const isGone = product.status === 'removed' || product.status === 'withheld';
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-base-300 p-2 sm:p-3">
      <div className="flex items-center gap-1 sm:gap-2">
        <Link
          to={paths.messages + search}
          aria-label={t('All messages')}
          className="btn btn-ghost btn-sm px-1.5 lg:hidden"
        >
          <Icon name="back" />
        </Link>
        <h1 className="min-w-0 grow truncate text-xl lg:px-1">
          {other.firstName}
          <span className="ms-2 font-sans text-sm font-normal tracking-normal text-quiet">
            {t(as === 'buyer' ? 'Seller' : 'Buyer')}
          </span>
        </h1>
        {!isBlocked && (
          <button
            type="button"
            onClick={() => setBlocking(true)}
            aria-label={t('Block {name}', { name: other.firstName })}
            className="btn btn-ghost btn-sm"
          >
            {t('Block||verb')}
          </button>
        )}
      </div>
      <div className="flex items-center gap-3">
        <Picture
          src={product.img}
          alt=""
          photo={product.cover}
          sizes="4rem"
          className="h-12 w-16 shrink-0 rounded-field"
        />
        <div className="min-w-0 grow">
          <p className="truncate font-semibold">
            {isGone ? (
              product.productName
            ) : (
              <Link to={paths.product(product._id)} className="block truncate text-link">
                {product.productName}
              </Link>
            )}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <Price dollars={product.resalePrice} className="font-heading font-extrabold" />
            <BikeState status={product.status} />
          </p>
        </div>
        {canBook(conversation) ? (
          <Link to={paths.product(product._id) + BOOKING_HASH} className="btn btn-primary btn-sm shrink-0">
            {t('Book Now')}
          </Link>
        ) : (
          bookingId && (
            <Link to={paths.deal(bookingId)} className="btn btn-outline btn-sm shrink-0">
              {t('See the deal')}
            </Link>
          )
        )}
      </div>
      {blocking && <BlockPerson person={other} onClose={() => setBlocking(false)} />}
    </header>
  );
}

const canBook = ({ as, product, may }: WholeConversation) =>
  as === 'buyer' && product.status === 'available' && may.send;
